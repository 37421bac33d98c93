export { default, metadata } from '../bookings/page.tsx';
