import { useState } from 'react';

/** The content of the page: the shop's own words and pictures, each picture by its file. */
export interface Listing {
  heading: string;
  text: string;
  picture: string;
  products: {
    id: string;
    name: string;
    photo: string;
    price: string;
    originalPrice: string;
    badges: string[];
    facts: [term: string, value: string][];
  }[];
}

/** The page as a developer would write it in an afternoon, with only what it needs. */
export function Page({ heading, text, picture, products }: Listing) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <main>
      <header>
        <h1>{heading}</h1>
        <p>{text}</p>
        <img src={picture} alt="" width={800} height={600} fetchPriority="high" />
      </header>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <img src={product.photo} alt="" width={320} height={200} loading="lazy" />
            <div className="sheet">
              <h2>{product.name}</h2>
              <p className="badges">
                {product.badges.map((badge) => (
                  <span key={badge}>{badge}</span>
                ))}
              </p>
              <p>
                <strong>{product.price}</strong> <s>{product.originalPrice}</s>
              </p>
              <dl>
                {product.facts.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <button type="button" onClick={() => toggle(product.id)}>
                {chosen.includes(product.id) ? 'Booked' : 'Book'}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
