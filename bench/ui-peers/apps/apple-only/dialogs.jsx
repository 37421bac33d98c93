export { BookingModal, DeleteConfirmation } from '@apple-only/ui';
