// An innocent reader, in a process of its own: asks for a list again and again, and tells how long each answer took.
const [address = ''] = process.argv.slice(2);
let took: number[] = [];
process.on('message', () => {
  process.send?.(took);
  took = [];
});
for (;;) {
  const began = performance.now();
  const answer = await fetch(address).catch(() => undefined);
  await answer?.arrayBuffer();
  // What is not answered took for ever.
  took.push(answer?.ok ? performance.now() - began : Infinity);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
