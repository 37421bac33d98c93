import { expect, test } from 'vitest';
import { defaultLinks, pathOfPart } from './shop.ts';

// The specification's table, written out once more: an accidental change fails here.
test('the addresses are those of the specification', () => {
  const { grading: _, search: __, messages: ___, ...addresses } = defaultLinks;
  expect(addresses).toEqual({
    home: '/',
    login: '/login',
    register: '/register',
    blog: '/blog',
    about: '/about',
    contact: '/contact',
    macBook: '/category/macbook',
    iphone: '/category/iphone',
    accessories: '/category/accessories',
    dashboard: '/dashboard',
    allBuyers: '/dashboard/allbuyers',
    allSellers: '/dashboard/allsellers',
    addProduct: '/dashboard/sellers/addproducts',
    myProducts: '/dashboard/sellers/allproducts',
    myBookings: '/dashboard/buyer/order',
  });
});

test('a part of a list has an address, also where that of the list has a query', () => {
  expect(pathOfPart('/people', 'notVerified')).toBe('/people?only=notVerified');
  expect(pathOfPart('/people?role=seller', 'notVerified')).toBe('/people?role=seller&only=notVerified');
});
