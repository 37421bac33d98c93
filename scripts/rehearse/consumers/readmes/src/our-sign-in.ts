export const adminToken = () => Promise.resolve('a token');
export const signUp = (email: string, { proven }: { proven: boolean }) =>
  Promise.resolve(`the ID token of ${email}, ${proven ? 'proven' : 'not proven'}`);
