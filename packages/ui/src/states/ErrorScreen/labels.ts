export const errorScreenLabels = { title: 'Something went wrong!!!', retry: 'Try again', signOut: 'Sign out' };

export type ErrorScreenLabels = typeof errorScreenLabels;
