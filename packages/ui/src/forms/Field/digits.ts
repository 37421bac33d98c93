/** The zeros of the digits that users may type: Arabic, Persian, Bengali. */
const zeros = [0x660, 0x6f0, 0x9e6];

function westernDigit(digit: string) {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => point >= one && point < one + 10);
  return zero === undefined ? digit : String(point - zero);
}

/** A text with its digits as computers read them: ৮৫ is 85. */
export const withWesternDigits = (text: string) => text.replaceAll(/\p{Nd}/gu, westernDigit);
