import { describe, expect, test, vi } from 'vitest';
import { maxGuessedEmails, maxGuesses, lockoutDuration, limitGuesses } from './emulator-guessing.ts';

describe('the limit on password guesses', () => {
  const noAccounts = { getUserByEmail: () => undefined };
  const refuse = () => new Error('too many');
  const limited = (now = () => 0) => {
    const signIn = limitGuesses({ signIn: () => Promise.reject(new Error('wrong')), refuse, now });
    return async (email: string, times = 1) => {
      let message;
      for (let time = 0; time < times; time++)
        message = await signIn(noAccounts, { email }).catch((error: Error) => error.message);
      return message;
    };
  };

  test('locks an account for a fixed time after the last checked attempt', async () => {
    let now = 0;
    const guess = limited(() => now);
    await guess('a', maxGuesses - 1);
    now = lockoutDuration - 1;
    expect(await guess('a')).toBe('wrong');
    now += lockoutDuration - 1;
    // An attempt during the wait does not extend it.
    expect(await guess('a')).toBe('too many');
    now += 1;
    expect(await guess('a', maxGuesses)).toBe('wrong');
    expect(await guess('a')).toBe('too many');
  });

  test('counts concurrent attempts before they are answered', async () => {
    const answer = Promise.withResolvers<never>();
    const look = vi.fn<() => Promise<never>>(() => answer.promise);
    const signIn = limitGuesses({ signIn: look, refuse, now: () => 0 });
    const attempts = Array.from({ length: 50 }, () => signIn(noAccounts, { email: 'a' }));
    answer.reject(new Error('wrong'));
    expect(await Promise.allSettled(attempts)).toHaveLength(50);
    expect(look).toHaveBeenCalledTimes(maxGuesses);
  });

  test('remembers a limited number of e-mails, and forgets the oldest first', async () => {
    const guess = limited();
    await guess('first', maxGuesses);
    for (let other = 2; other < maxGuessedEmails; other++) await guess(`other-${other}`);
    await guess('last', maxGuesses);
    expect(await guess('first')).toBe('wrong');
    expect(await guess('last')).toBe('too many');
  });
});
