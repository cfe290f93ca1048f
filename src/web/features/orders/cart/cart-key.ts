/** Storage key of the cart; absent while it is empty. */
export const CART_KEY = 'amic.cart'
