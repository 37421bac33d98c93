/** The longest time between the two presses of a double click, in milliseconds; the default of most systems. */
export const doubleClickInterval = 500;
