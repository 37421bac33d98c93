/** The zeros of the digits that users may type: Arabic, Persian, Bengali. */
const zeros = [0x660, 0x6f0, 0x9e6];

function westernDigit(digit: string) {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => point >= one && point < one + 10);
  return zero === undefined ? digit : String(point - zero);
}

/** Replaces the digits of other scripts with 0 to 9: ৮৫ becomes 85. */
export const withWesternDigits = (text: string) => text.replaceAll(/\p{Nd}/gu, westernDigit);
