export const rolePanelLabels = {
  panel: 'Your account',
  navigation: 'Your pages',
  dashboard: 'Dashboard',
  signedIn: 'Signed in',
  admin: 'Admin',
  buyer: 'Buyer',
  seller: 'Seller',
  allSellers: 'All Sellers',
  allBuyers: 'All Buyers',
  messages: 'Messages',
  myOrders: 'My All Orders',
  myProducts: 'My Products',
  addProduct: 'Add Products',
};

export type RolePanelLabels = typeof rolePanelLabels;
