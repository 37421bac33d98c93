import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Booking } from './bookings/booking.ts';
import { literalPaths } from './calls/call.ts';
import { callNames, calls, type CallName } from './calls/calls.ts';
import { bookingLocations } from './bookings/choices.ts';
import { categories, conditions, shownDescriptionLength, productLocations } from './products/choices.ts';
import { newProduct } from './fixtures.ts';
import { factNames } from './products/fields.ts';
import { NewProduct } from './products/requests.ts';
import { ListedProduct, Product } from './products/product.ts';
import { allows, roles, type Caller } from './users/roles.ts';
import { AccessToken, passwordMinimum, User } from './users/user.ts';

// The specification's table, written out once more: an accidental change of it in the contract fails here.

describe('entities', () => {
  const fieldsOf = ({ entries }: { entries: object }) => Object.keys(entries).toSorted();

  test('a user', () => {
    expect(fieldsOf(User)).toEqual(['_id', 'name', 'email', 'role', 'img', 'verify'].toSorted());
    expect(roles).toEqual(['buyer', 'seller', 'admin']);
  });

  test('a product, and whether it is advertised', () => {
    const addedFields = ['advertised', 'photos', ...factNames];
    const public_ = ['_id', 'id', 'name', 'condition', 'location', 'category', 'purchase_year', 'use_year', 'img'];
    public_.push('original_price', 'selling_price', 'description', 'verify', 'time', 'booking', ...addedFields);
    expect(fieldsOf(ListedProduct)).toEqual(public_.toSorted());
    expect(fieldsOf(Product)).toEqual([...public_, 'email', 'number', 'seller_email'].toSorted());
  });

  test('a booking, with the contact data of its seller', () => {
    const addedFields = [
      'productId',
      'selling_price',
      'seller_email',
      'number',
      'location',
      'withdrawn',
      'released',
      'edited',
    ];
    expect(fieldsOf(Booking)).toEqual(['_id', 'product', 'img', ...addedFields].toSorted());
    expect(fieldsOf(calls.recordBooking.body)).toEqual(
      ['user', 'product', 'img', 'productId', 'phone', 'location'].toSorted(),
    );
  });

  test('an access token', () => {
    expect(fieldsOf(AccessToken)).toEqual(['accessToken']);
  });

  test('the bodies of saveUser and addProduct', () => {
    expect(fieldsOf(calls.saveUser.body)).toEqual(['name', 'email', 'role', 'img'].toSorted());
    const product = ['name', 'selling_price', 'original_price', 'purchase_year', 'use_year', 'description', 'number'];
    expect(fieldsOf(calls.addProduct.body)).toEqual(
      [...product, 'email', 'img', 'condition', 'category', 'location', 'photos', ...factNames].toSorted(),
    );
    // A client that knows only the specification lists products as before.
    const { img: _, ...withoutPhoto } = newProduct;
    expect(v.is(NewProduct, newProduct)).toBe(true);
    expect(v.is(NewProduct, withoutPhoto)).toBe(false);
    expect(['photos', ...factNames].filter((name) => name in newProduct)).toEqual([]);
  });
});

describe('constants', () => {
  test('a password to log in with has at least 6 characters', () => expect(passwordMinimum).toBe(6));

  test('500 characters of a description are shown', () => expect(shownDescriptionLength).toBe(500));

  test('the conditions', () => expect(new Set(conditions)).toEqual(new Set(['Excellent', 'Good', 'Fair'])));

  test('the three categories', () => expect(categories).toEqual(['macBook', 'iphone', 'accessories']));

  test('the locations of the booking modal, in its spelling', () => {
    expect(bookingLocations).toEqual(['Dhaka', 'Khulna', 'Barishal', 'Jessore', 'Chittagong']);
  });

  test('the locations of the add-product form, in its spelling', () => {
    expect(productLocations).toEqual(['Dhaka', 'Chittagong', 'Khulna', 'Rajshahi', 'Barisal']);
  });
});

describe('calls', () => {
  const specified = [
    'GET /jwt',
    'GET /users/{email}',
    'GET /users/admin/{email}',
    'GET /users/buyer/{email}',
    'GET /users/seller/{email}',
    'POST /users',
    'GET /users/allbuyer',
    'GET /users/allseller',
    'DELETE /buyer/{id}',
    'DELETE /seller/{id}',
    'PUT /seller/verify/{id}',
    'POST /addedproduct',
    'GET /seller/products',
    'DELETE /seller/product/{id}',
    'POST /advertisedproduct',
    'DELETE /advertisedproduct/{id}',
    'GET /advertise',
    'GET /macBook',
    'GET /iphone',
    'GET /accessories',
    'GET /categories/macBook',
    'GET /categories/iphone',
    'GET /categories/accessories',
    'GET /buyer/bookingByUser',
    'DELETE /buyer/products/{userId}',
    'POST /bookingByUser',
    'PUT /product/booking/{productId}',
  ];
  const addressesOf = (name: CallName) => literalPaths(calls[name]).map(({ path }) => `${calls[name].method} ${path}`);

  // Those that are ours are in the README of the client, with who may make them; `pnpm check:openapi` compares it.
  test('include those of the specification, and none of the sign-in provider', () => {
    const all = callNames.flatMap(addressesOf);
    expect(all).toEqual(expect.arrayContaining(specified));
    expect(all.filter((address) => /identitytoolkit|securetoken|accounts|password/i.test(address))).toEqual([]);
  });

  /** The calls of the specification that a caller may make. */
  const allowedCalls = (who: Caller) =>
    callNames
      .filter((name) => addressesOf(name).some((address) => specified.includes(address)))
      .filter((name) => allows(calls[name].access, who))
      .toSorted();
  const publicCalls: CallName[] = ['listAdvertised', 'listNewest'];
  const memberCalls: CallName[] = [...publicCalls, 'listCategory', 'getUser', 'isAdmin', 'isBuyer', 'isSeller'];

  test.each<[Caller, CallName[]]>([
    ['visitor', publicCalls],
    ['identity', [...publicCalls, 'getToken', 'saveUser']],
    ['buyer', [...memberCalls, 'bookProduct', 'recordBooking', 'listBookings', 'cancelBooking']],
    [
      'seller',
      [...memberCalls, 'addProduct', 'listOwnProducts', 'deleteProduct', 'advertiseProduct', 'stopAdvertising'],
    ],
    [
      'admin',
      [
        ...memberCalls,
        ...(['listBuyers', 'listSellers', 'deleteBuyer', 'deleteSeller', 'verifySeller'] as const),
        // Our additions: an admin sees the data of the users whom they manage, and can take products down.
        ...(['listOwnProducts', 'deleteProduct', 'stopAdvertising', 'listBookings'] as const),
      ],
    ],
  ])('of the specification that a %s may make are exactly these', (who, names) => {
    expect(allowedCalls(who)).toEqual(names.toSorted());
  });
});
