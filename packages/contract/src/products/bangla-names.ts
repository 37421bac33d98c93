/**
 * The Bangla names that a search understands, each with its word in lower case. A name comes after longer ones that begin with it. The
 * server's `search_terms` has the same names.
 */
export const banglaNames: readonly (readonly [name: string, word: string])[] = [
  ['আইফোন', 'iphone'],
  ['ম্যাকবুক', 'macbook'],
  ['আইপ্যাড', 'ipad'],
  ['আইম্যাক', 'imac'],
  ['এয়ারপডস', 'airpods'],
  ['এয়ারপড', 'airpods'],
  ['এয়ার', 'air'],
  ['অ্যাপল', 'apple'],
  ['এপল', 'apple'],
  ['ওয়াচ', 'watch'],
  ['প্রো', 'pro'],
  ['ম্যাক্স', 'max'],
  ['মিনি', 'mini'],
  ['প্লাস', 'plus'],
  ['আল্ট্রা', 'ultra'],
  ['ম্যাক', 'mac'],
  ['চার্জার', 'charger'],
  ['কভার', 'cover'],
  ['কেস', 'case'],
  ['ক্যাবল', 'cable'],
  ['কেবল', 'cable'],
  ['পেন্সিল', 'pencil'],
  ['কিবোর্ড', 'keyboard'],
  ['কীবোর্ড', 'keyboard'],
  ['মাউস', 'mouse'],
  ['হেডফোন', 'headphones'],
  ['জিবি', 'gb'],
  ['টিবি', 'tb'],
].map(([name = '', word = '']) => [name.normalize('NFKC'), word]);
