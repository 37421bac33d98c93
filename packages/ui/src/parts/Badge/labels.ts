export const badgeLabels = { advertised: 'Advertised', booked: 'Booked' };

export type BadgeLabels = typeof badgeLabels;
