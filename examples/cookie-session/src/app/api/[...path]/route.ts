import { session } from '../../../server.ts';

const { handle } = session;
export { handle as DELETE, handle as GET, handle as POST, handle as PUT };
