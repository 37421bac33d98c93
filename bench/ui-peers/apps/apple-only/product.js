/** The harness's product, as the API would answer it: its fields are ours, and ours has a few more. */
export const productOf = ({ id, image, name, price, oldPrice, fields }) => ({
  _id: String(id),
  id: 'seller',
  name,
  img: image,
  category: 'iphone',
  condition: 'Excellent',
  location: fields[7].value,
  purchase_year: fields[0].value,
  use_year: fields[1].value,
  selling_price: price,
  original_price: oldPrice,
  description: fields
    .slice(2, 7)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(', '),
  seller_email: `seller${id}@example.com`,
  number: `01711 ${204_000 + id}`,
  time: '2026-11-02T09:30:00.000Z',
  verify: true,
  advertised: id % 2 === 0,
  booking: false,
});
