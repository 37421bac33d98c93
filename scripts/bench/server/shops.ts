import { freePort } from '../../free-port.ts';
import { createDatabase, fill } from '../catalogue.ts';
import { startServer, type ServerProcess } from '../processes.ts';

/** A shop on a database of its own. */
export interface Shop {
  /** The address of its database. */
  url: string;
  server: ServerProcess;
  /** The ids of its buyers. */
  buyers: string[];
  /** How many products it has. */
  products: number;
}

/** A buyer who is signed in. */
export interface Bearer {
  id: string;
  token: string;
}

export interface ShopOptions {
  /** The name of its database. */
  name: string;
  products: number;
  /** Signs its access tokens. */
  secret: string;
}

/** The first page of a category, for visitors. */
export const firstPage = '/macBook?limit=24';

/** The settings of production. No request goes to a Firebase project. */
const production = (databaseUrl: string, secret: string) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  TOKEN_SECRET: secret,
  PUBLIC_URL: 'https://bench.example',
  // The bench measures the speed of bookings, not their limits.
  MAX_OPEN_BOOKINGS: '100000000',
  MAX_DAILY_BOOKINGS: '100000000',
  RATE_LIMIT_FACTOR: '1000000',
  FIREBASE_API_KEY: 'bench',
  FIREBASE_AUTH_DOMAIN: 'bench.example',
  FIREBASE_PROJECT_ID: 'bench',
});

/** Opens a shop with this many products, on a PostgreSQL server. */
export async function openShop(postgres: string, { name, products, secret }: ShopOptions): Promise<Shop> {
  console.error(`Listing ${products.toLocaleString('en')} products…`);
  const url = await createDatabase(postgres, name);
  const server = await startServer({ port: await freePort(), env: production(url, secret) });
  try {
    return { url, server, buyers: await fill(url, products), products };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
