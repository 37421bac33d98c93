export const themeSwitchLabels = { toLight: 'Switch to light', toDark: 'Switch to dark' };

export type ThemeSwitchLabels = typeof themeSwitchLabels;
