import { missing, Refusal } from './refusal.ts';
import type { Customer, Metadata, StripePrice, Product, Store } from './store.ts';

export type CustomerParams = { email?: string; name?: string; metadata?: Metadata };

/** A new customer. Throws when the e-mail address ends in `@invalid`. */
export function createCustomer(store: Store, params: CustomerParams): Customer {
  if (params.email?.endsWith('@invalid')) {
    const message = `Invalid email address: ${params.email}`;
    throw new Refusal(400, message, { code: 'email_invalid', param: 'email' });
  }
  const made = store.insert('customer', { shipping: null, ...params, id: store.newId('cus') });
  store.emit('customer.created', made);
  return made;
}

export type ProductParams = { id?: string; name: string };

/** A new product. Its id may be given; throws when it is taken. */
export function createProduct(store: Store, params: ProductParams): Product {
  const id = params.id ?? store.newId('prod');
  if (store.find('product', id)) {
    throw new Refusal(400, `Product already exists.`, { code: 'resource_already_exists' });
  }
  const unset = { default_price: null, description: null, features: [], package_dimensions: null };
  return store.insert('product', { ...unset, ...params, id });
}

export type PriceParams = {
  product?: string;
  unit_amount?: number;
  recurring?: { interval: NonNullable<StripePrice['recurring']>['interval'] };
  lookup_key?: string;
  transfer_lookup_key?: boolean;
};

/** A new price. A lookup key belongs to one price; `transfer_lookup_key` moves it to the new one. */
export function createPrice(store: Store, params: PriceParams): StripePrice {
  const { transfer_lookup_key: transfers, recurring, ...fields } = params;
  if (!params.product || !store.find('product', params.product)) {
    throw missing('product', params.product ?? '');
  }
  const holder = store.all('price').find((price) => price.lookup_key === params.lookup_key);
  if (params.lookup_key && holder) {
    if (!transfers) {
      throw new Refusal(400, `A price (${holder.id}) already uses that lookup key.`);
    }
    store.update('price', holder, { lookup_key: null });
  }
  return store.insert('price', {
    custom_unit_amount: null,
    transform_quantity: null,
    ...fields,
    unit_amount_decimal: String(params.unit_amount),
    recurring: recurring ? { interval_count: 1, usage_type: 'licensed', ...recurring } : null,
    type: recurring ? 'recurring' : 'one_time',
    id: store.newId('price'),
  });
}
