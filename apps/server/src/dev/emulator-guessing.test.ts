import { describe, expect, test, vi } from 'vitest';
import { guessedEmails, guessLimit, guessWait, limitGuesses } from './emulator-guessing.ts';

describe('what was guessed', () => {
  const noAccounts = { getUserByEmail: () => undefined };
  const refuse = () => new Error('too many');
  const limited = (now = () => 0) => {
    const signIn = limitGuesses({ signIn: () => Promise.reject(new Error('wrong')), refuse, now });
    return async (email: string, times = 1) => {
      let said;
      for (let time = 0; time < times; time++)
        said = await signIn(noAccounts, { email }).catch((error: Error) => error.message);
      return said;
    };
  };

  test('is forgotten once the wait is over, counted from the last that was looked at', async () => {
    let now = 0;
    const guess = limited(() => now);
    await guess('a', guessLimit - 1);
    now = guessWait - 1;
    expect(await guess('a')).toBe('wrong');
    now += guessWait - 1;
    // An attempt during the wait does not extend it.
    expect(await guess('a')).toBe('too many');
    now += 1;
    expect(await guess('a', guessLimit)).toBe('wrong');
    expect(await guess('a')).toBe('too many');
  });

  test('counts before it is answered', async () => {
    const answer = Promise.withResolvers<never>();
    const look = vi.fn<() => Promise<never>>(() => answer.promise);
    const signIn = limitGuesses({ signIn: look, refuse, now: () => 0 });
    const attempts = Array.from({ length: 50 }, () => signIn(noAccounts, { email: 'a' }));
    answer.reject(new Error('wrong'));
    expect(await Promise.allSettled(attempts)).toHaveLength(50);
    expect(look).toHaveBeenCalledTimes(guessLimit);
  });

  test('does not fill the memory: the oldest makes room', async () => {
    const guess = limited();
    await guess('first', guessLimit);
    for (let other = 2; other < guessedEmails; other++) await guess(`other-${other}`);
    await guess('last', guessLimit);
    expect(await guess('first')).toBe('wrong');
    expect(await guess('last')).toBe('too many');
  });
});
