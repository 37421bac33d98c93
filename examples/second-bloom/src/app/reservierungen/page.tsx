export { default } from '../bookings/page.tsx';
