/** Where the browser keeps the cart; nothing is there while it is empty. */
export const CART_KEY = 'amic.cart'
