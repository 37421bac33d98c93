/** The numbers of a seller's dashboard. */
export interface SellerCounts {
  products: number;
  booked: number;
  advertised: number;
  /** Products that were booked since the seller's last visit. */
  bookedSince: number;
}

/** The numbers of a buyer's dashboard. */
export interface BuyerCounts {
  bookings: number;
  /** Bookings whose product or seller was deleted. */
  withdrawn: number;
  /** Bookings that were released. @default 0 */
  released?: number | undefined;
}
