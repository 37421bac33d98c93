export const adminToken = () => Promise.resolve('a token');
export const signUp = (email: string) => Promise.resolve(`the ID token of ${email}`);
