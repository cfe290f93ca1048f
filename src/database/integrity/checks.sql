-- Integrity checks: invariants of the shop's data, each as a query that returns the rows that violate it.
-- Each check begins with a line "check <name> [needs <fact>]: <title>", and answers two columns, subject and detail.
-- They run in one read-only transaction (run-checks.ts), which sets what the database alone cannot tell:
--   audit.now                   the shop's clock
--   audit.initial_stock         [{"productId", "stock"}]               before the first of all orders
--   audit.acknowledged_orders   [{"customerId", "key", "orderId", "total"}]   what customers were answered
--   audit.provider_ledger       [{"id", "state", "amountFcfa", "paid"?}]   the payment provider's own account; paid: what came in
--   audit.provider_transfers    [{"id", "state", "amountFcfa", "phone"}]   what it sent on
-- Goods also move by the vendors' hands, which leave no trace: only who knows the stock at the start can tell that it is
-- conserved.

-- check stock_not_negative: Aucun stock n'est négatif
select id::text as subject, format('stock %s', stock) as detail
from products where stock < 0;

-- check stock_conserved needs initial_stock: Le stock de chaque produit est celui du début moins ce qui est vendu
select product_id::text as subject, format('%s au début, %s vendus, %s en stock', initial.stock, sold, products.stock) as detail
from (
  select (fact ->> 'productId')::uuid as product_id, (fact ->> 'stock')::int as stock
  from jsonb_array_elements(current_setting('audit.initial_stock')::jsonb) as fact
) as initial
left join products on products.id = product_id
cross join lateral (
  -- What is missing in a parcel never goes on sale again; what is in it does when it is cancelled.
  select coalesce(sum(case when parcels.status = 'cancelled' then missing else quantity + missing end), 0) as sold from order_items
  join parcels on parcels.id = parcel_id
  where order_items.product_id = initial.product_id
) as sales
where products.stock is distinct from initial.stock - sold;

-- check order_total_of_lines: Le total de chaque commande est la somme de ses lignes
select orders.id::text as subject, format('total %s, lignes %s', total, sum(price * quantity)) as detail
from orders left join order_items on order_id = orders.id
group by orders.id having total is distinct from sum(price * quantity);

-- check order_total_of_parcels: Le total de chaque commande est la somme de ses colis
select orders.id::text as subject, format('total %s, colis %s', total, sum(subtotal)) as detail
from orders left join parcels on order_id = orders.id
group by orders.id having total is distinct from sum(subtotal);

-- check parcel_subtotal_of_lines: Le sous-total de chaque colis est la somme de ses lignes
select parcels.id::text as subject, format('sous-total %s, lignes %s', subtotal, sum(price * quantity)) as detail
from parcels left join order_items on parcel_id = parcels.id
group by parcels.id having subtotal is distinct from sum(price * quantity);

-- check empty_parcel_is_cancelled: Un colis où il ne reste rien est annulé
select id::text as subject, status::text as detail from parcels where subtotal = 0 and status <> 'cancelled';

-- check missing_is_told: Ce qui manque dans un colis est dans son histoire, pour le même prix, et d'un colis à payer ou payé
select parcels.id::text as subject, format('manque %s, histoire %s', coalesce(lacking, 0), coalesce(told, 0)) as detail
from parcels
left join (select parcel_id, sum(price * missing) as lacking from order_items group by parcel_id) as lines on lines.parcel_id = parcels.id
left join (
  select parcel_id, sum(from_status::numeric - to_status::numeric) as told from order_events where kind = 'items' group by parcel_id
) as events on events.parcel_id = parcels.id
where coalesce(lacking, 0) <> coalesce(told, 0);

-- check missing_was_paid_back: De ce qui manque dans un colis payé en ligne, le prix est à rendre, une fois
select order_events.id::text as subject, format('manque %s, à rendre %s', from_status::numeric - to_status::numeric, refunds.amount) as detail
from order_events
join orders on orders.id = order_events.order_id
left join refunds on shortage_id = order_events.id
where kind = 'items'
  and refunds.amount is distinct from case
    when payment_method = any(string_to_array(current_setting('audit.online_methods'), ',')) then from_status::numeric - to_status::numeric
  end;

-- check day_as_told: Le jour de chaque colis est le dernier que dit son histoire, où chaque changement part du précédent
with moves as (
  select parcel_id, from_status, to_status, lag(to_status) over earlier as previous,
    lag(parcel_id) over earlier is not null as has_previous, lead(to_status) over earlier is null as is_last
  from order_events where kind = 'day'
  window earlier as (partition by parcel_id order by id)
)
select parcels.id::text as subject, format('prévu le %s, déplacé du %s au %s', planned_on, from_status, to_status) as detail
from moves join parcels on parcels.id = parcel_id
where is_last and to_status is distinct from planned_on::text
  or has_previous and from_status is distinct from previous;

-- check day_moved_before_shipping: Aucun colis ne change de jour une fois expédié, livré ou annulé
select moved.id::text as subject, format('colis %s, déplacé au %s alors que %s', moved.parcel_id, to_status, status_then) as detail
from order_events as moved
cross join lateral (
  select to_status as status_then from order_events as steps
  where steps.order_id = moved.order_id and steps.parcel_id = moved.parcel_id and steps.kind = 'status' and steps.id < moved.id
  order by steps.id desc limit 1
) as before
where moved.kind = 'day' and status_then <> all(string_to_array(current_setting('audit.statuses_to_prepare'), ','));

-- check day_not_before_order: Aucun colis n'est prévu avant d'être commandé, ni plus de 60 jours après, sans qu'on l'ait déplacé
select id::text as subject, format('commandé le %s, prévu le %s', created_at, planned_on) as detail
from parcels
where not exists (select from order_events where parcel_id = parcels.id and kind = 'day')
  and (planned_on - (created_at at time zone 'UTC')::date not between 0 and 60);

-- check parcel_of_one_vendor: Chaque colis ne contient que des produits de son vendeur
select parcels.id::text as subject, format('produit %s du vendeur %s', products.id, products.vendor_id) as detail
from order_items join parcels on parcels.id = parcel_id join products on products.id = product_id
where products.vendor_id <> parcels.vendor_id;

-- check order_status_follows: Le statut de chaque commande est celui du moins avancé de ses colis vivants
select orders.id::text as subject, format('statut %s, colis %s', orders.status, array_agg(parcels.status)) as detail
from orders left join parcels on order_id = orders.id
group by orders.id
having orders.status <> coalesce(
  -- The enumeration is in the order of progress, with cancelled last.
  min(parcels.status) filter (where parcels.status <> 'cancelled'), 'cancelled'
);

-- check order_payment_follows: Le paiement de chaque commande est celui de ses colis
select orders.id::text as subject,
  format('paiement %s, colis %s', orders.payment_status, array_agg((parcels.status, parcels.payment_status))) as detail
from orders left join parcels on order_id = orders.id
group by orders.id
having orders.payment_status <> case
  when bool_and(parcels.status = 'cancelled')
    then case when bool_or(parcels.payment_status = 'completed') then 'completed' else 'pending' end
  when bool_and(parcels.payment_status = 'completed') filter (where parcels.status <> 'cancelled') then 'completed'
  when bool_or(parcels.payment_status = 'failed') filter (where parcels.status <> 'cancelled')
    and not bool_or(parcels.payment_status = 'completed') filter (where parcels.status <> 'cancelled') then 'failed'
  else 'pending'
end::payment_status;

-- check status_history_legal: L'histoire de chaque colis est un chemin permis qui mène à son statut
with steps as (
  select parcel_id, actor::text, from_status, to_status,
    lag(to_status) over earlier as previous, lead(to_status) over earlier is null as is_last
  from order_events where kind = 'status' and parcel_id is not null
  window earlier as (partition by parcel_id order by id)
)
select parcels.id::text as subject,
  format('statut %s, étape de %s à %s par %s après %s', status, from_status, to_status, actor, previous) as detail
from parcels left join steps on parcel_id = parcels.id
where (
  parcel_id is null
  or from_status is distinct from previous
  or (is_last and to_status <> status::text)
  or not case
    when from_status is null then to_status = 'pending'
    when actor = 'admin' then true
    when actor = 'customer' then to_status = 'cancelled' and (
      from_status = 'pending'
      or from_status = 'confirmed' and exists (
        select from order_events as shortages where shortages.parcel_id = steps.parcel_id and shortages.kind = 'items')
    )
    when actor = 'system' then to_status = 'cancelled'
    else from_status || '>' || to_status = any(string_to_array(current_setting('audit.vendor_moves'), ','))
  end
);

-- check vendor_waits_for_money: Un vendeur ne confirme ni n'expédie un colis à payer en ligne avant son paiement
select steps.id::text as subject, format('colis %s, %s par le vendeur sans paiement', parcel_id, to_status) as detail
from order_events as steps join orders on orders.id = order_id
where kind = 'status' and actor = 'vendor' and to_status = any(string_to_array(current_setting('audit.statuses_that_need_money'), ',')) and payment_method = any(string_to_array(current_setting('audit.online_methods'), ','))
  and not exists (
    select from order_events as paid
    where paid.parcel_id = steps.parcel_id and paid.kind = 'payment' and paid.to_status = 'completed' and paid.id < steps.id
  );

-- check payment_history_legal: L'histoire du paiement de chaque colis est un chemin permis qui mène où il en est
with steps as (
  select parcel_id, from_status, to_status, lag(to_status, 1, 'pending') over earlier as previous,
    lead(to_status) over earlier is null as is_last
  from order_events where kind = 'payment' and parcel_id is not null
  window earlier as (partition by parcel_id order by id)
)
select parcels.id::text as subject,
  format('paiement %s, étape de %s à %s après %s', payment_status, from_status, to_status, previous) as detail
from parcels left join steps on parcel_id = parcels.id
where (parcel_id is null and payment_status <> 'pending')
  or from_status is distinct from previous and parcel_id is not null
  or (is_last and to_status <> payment_status::text)
  or (from_status, to_status) not in (
    ('pending', 'completed'), ('pending', 'failed'), ('failed', 'pending'), ('failed', 'completed')
  );

-- check method_history_legal: Une commande à payer en ligne peut devenir une commande en espèces, une fois, et le reste
select order_events.id::text as subject, format('de %s à %s, et maintenant %s', from_status, to_status, payment_method) as detail
from order_events join orders on orders.id = order_id
where kind = 'method' and (
  not from_status = any(string_to_array(current_setting('audit.online_methods'), ','))
  or to_status <> payment_method or payment_method = any(string_to_array(current_setting('audit.online_methods'), ','))
);

-- check code_while_under_way: Un colis a un code de livraison tant qu'il est en cours, et seulement alors
select parcels.id::text as subject, format('%s, %s', status, case when code is null then 'sans code' else 'avec un code' end) as detail
from parcels left join delivery_codes on parcel_id = parcels.id
where (code is not null) <> (status::text = any(string_to_array(current_setting('audit.statuses_under_way'), ',')));

-- check delivery_is_proven_or_not: Un colis que son vendeur a livré dit s'il a reçu le code, et nul autre ne le dit
-- Parcels that were delivered before there were codes say nothing.
select parcels.id::text as subject, format('%s par %s, preuve %s', status, last.actor, delivered_with) as detail
from parcels left join delivery_codes on delivery_codes.parcel_id = parcels.id
left join lateral (
  select actor from order_events
  where order_events.order_id = parcels.order_id and order_events.parcel_id = parcels.id
    and kind = 'status' and to_status = 'delivered' order by id desc limit 1
) as last on true
where case
    when status = 'delivered' and last.actor = 'vendor' then delivered_with is null and delivery_codes.parcel_id is not null
    else delivered_with is not null
  end;

-- check locked_code_proves_nothing: Un code manqué cinq fois ne prouve plus rien
select parcels.id::text as subject, format('%s codes faux, preuve %s', wrong_tries, delivered_with) as detail
from parcels join delivery_codes on parcel_id = parcels.id
where wrong_tries not between 0 and current_setting('audit.most_wrong_codes')::int
  or delivered_with = 'code' and wrong_tries >= current_setting('audit.most_wrong_codes')::int;

-- check one_order_per_key: Une clé d'idempotence n'a fait qu'une commande, et une commande n'a qu'une clé
select order_id::text as subject, format('%s clés', count(*)) as detail
from idempotency_keys group by order_id having count(*) > 1;

-- check acknowledged_orders_kept needs acknowledged_orders: Chaque commande annoncée à un client existe, une fois, avec son total
select fact ->> 'orderId' as subject,
  format('annoncée %s, écrite %s, sa clé mène à %s', fact ->> 'total', total, idempotency_keys.order_id) as detail
from jsonb_array_elements(current_setting('audit.acknowledged_orders')::jsonb) as fact
left join (
  -- With what was missing afterwards.
  select id, customer_id, total + (select coalesce(sum(price * missing), 0) from order_items where order_id = orders.id) as total from orders
) as orders on orders.id = (fact ->> 'orderId')::uuid
left join idempotency_keys
  on idempotency_keys.customer_id = (fact ->> 'customerId')::uuid and idempotency_keys.key = fact ->> 'key'
where total is distinct from (fact ->> 'total')::numeric
  or orders.customer_id <> (fact ->> 'customerId')::uuid
  or idempotency_keys.order_id is distinct from orders.id;

-- check acknowledged_orders_confirmed needs acknowledged_orders: Chaque commande annoncée qui tient a été confirmée par courriel
select orders.id::text as subject, 'aucun courriel de confirmation' as detail
from jsonb_array_elements(current_setting('audit.acknowledged_orders')::jsonb) as fact
join orders on orders.id = (fact ->> 'orderId')::uuid
where (
    not payment_method = any(string_to_array(current_setting('audit.online_methods'), ','))
    or exists (select from payments where payments.order_id = orders.id and settled_at is not null)
  )
  and not exists (select from mails where dedupe_key = 'order-confirmed:' || orders.id);

-- check one_settled_payment: Chaque commande est réglée par un paiement au plus
select order_id::text as subject, format('%s paiements réglés', count(*)) as detail
from payments where settled_at is not null group by order_id having count(*) > 1;

-- check settled_is_accepted: Un paiement réglé a été accepté
select transaction_id as subject, format('réglé, et %s', status) as detail
from payments where settled_at is not null and status <> 'ACCEPTED';

-- check settled_pays_parcels: L'argent d'un paiement réglé a payé des colis, et le trop-perçu est à rendre
select transaction_id as subject, format('%s reçus, %s de colis payés, %s en trop', amount, paid, excess) as detail
from payments
cross join lateral (
  select coalesce(sum(subtotal), 0) as paid from parcels
  where parcels.order_id = payments.order_id and payment_status = 'completed'
) as bought
cross join lateral (
  select coalesce(sum(refunds.amount), 0) as excess from refunds
  where payment_id = payments.id and (parcel_id is null or shortage_id is not null)
) as given_back
where settled_at is not null and amount <> paid + excess;

-- check paid_online_has_payment: Une commande payée en ligne a un paiement réglé
select distinct orders.id::text as subject, 'payée sans paiement réglé' as detail
from orders join parcels on order_id = orders.id
where payment_method = any(string_to_array(current_setting('audit.online_methods'), ',')) and parcels.payment_status = 'completed'
  and not exists (select from payments where payments.order_id = orders.id and settled_at is not null);

-- check cash_order_settled_by_nobody: Aucun paiement en ligne ne règle une commande en espèces
select transaction_id as subject, format('règle la commande %s, %s', order_id, payment_method) as detail
from payments join orders on orders.id = order_id
where settled_at is not null and not payment_method = any(string_to_array(current_setting('audit.online_methods'), ','));

-- check accepted_is_settled_or_refunded: Un paiement accepté qui ne règle rien est à rendre en entier
-- Of another currency the ledger owes the sum asked.
select transaction_id as subject, format('%s reçus, %s à rendre', received, coalesce(sum(refunds.amount), 0)) as detail
from payments
cross join lateral (
  select case when received_currency = currency then received_amount else payments.amount end as received
) as came_in
left join refunds on payment_id = payments.id
where payments.status = 'ACCEPTED' and payments.settled_at is null
group by payments.id, received having received is distinct from sum(refunds.amount);

-- check cancelled_after_paid_is_refunded: Un colis payé en ligne puis annulé est à rembourser
select parcels.id::text as subject, format('%s payés, %s à rendre', subtotal, refunds.amount) as detail
from parcels
join orders on orders.id = parcels.order_id
left join refunds on refunds.parcel_id = parcels.id and shortage_id is null and problem_id is null
where payment_method = any(string_to_array(current_setting('audit.online_methods'), ',')) and parcels.status = 'cancelled' and parcels.payment_status = 'completed'
  and refunds.amount is distinct from nullif(subtotal, 0);

-- check refund_of_cancelled_parcel: On ne rembourse que les colis annulés, et ce qui manque, ou a un problème, dans les autres
select refunds.id::text as subject, format('colis %s, %s', parcels.id, parcels.status) as detail
from refunds join parcels on parcels.id = parcel_id
where parcels.status <> 'cancelled' and shortage_id is null and problem_id is null;

-- check refunds_within_payments: On ne rend jamais plus que ce qui a été accepté
-- Of what was paid in cash only problems are given back.
select orders.id::text as subject, format('%s reçus, %s à rendre', accepted, owed) as detail
from orders
cross join lateral (
  select coalesce(sum(case when received_currency = currency then received_amount else amount end), 0) as accepted
  from payments where order_id = orders.id and status = 'ACCEPTED'
) as received
cross join lateral (select coalesce(sum(amount), 0) as owed from refunds where order_id = orders.id and payment_id is not null) as due
where owed > accepted;

-- check refund_of_own_payment: Un remboursement rend l'argent d'un paiement de sa commande
select refunds.id::text as subject, format('paiement %s', transaction_id) as detail
from refunds join payments on payments.id = payment_id
where refunds.order_id <> payments.order_id
  or refunds.amount > case when received_currency = currency then received_amount else payments.amount end;

-- check problem_of_its_parcel: Un problème concerne les lignes de son colis, dans les quantités livrées
-- What was reported may be taken out of its parcel later, when the delivery was taken back.
select problems.id::text as subject, format('ligne %s, %s de %s', order_items.id, problem_items.quantity, order_items.quantity + missing) as detail
from problems left join problem_items on problem_id = problems.id left join order_items on order_items.id = order_item_id
where order_items.id is null or order_items.parcel_id <> problems.parcel_id or problem_items.quantity > order_items.quantity + missing;

-- check problem_is_refunded: À chaque problème remboursé, et à nul autre, répond un remboursement du même montant, réparti sur ses lignes
select coalesce(problems.id, problem_id)::text as subject,
  format('%s %s, à rendre %s, lignes %s', problems.status, problems.amount, refunds.amount, shared) as detail
from problems full join (select * from refunds where problem_id is not null) as refunds on refunds.problem_id = problems.id
left join lateral (select sum(refunded) as shared from problem_items where problem_items.problem_id = problems.id) as lines on true
where problems.amount is distinct from refunds.amount or coalesce(problems.amount, 0) <> shared
  or refunds.parcel_id is distinct from case when refunds.id is not null then problems.parcel_id end;

-- check problem_of_paid_delivery: On ne rembourse un problème que d'un colis livré et payé
select problems.id::text as subject, format('colis %s, paiement %s', parcels.status, payment_status) as detail
from problems join parcels on parcels.id = parcel_id
where problems.status = 'refunded' and (parcels.status, payment_status) <> ('delivered', 'completed');

-- check problems_within_cost: Tous les problèmes d'une ligne ensemble ne rendent pas plus qu'elle n'a coûté
select order_items.id::text as subject, format('%s, rendus %s', price * order_items.quantity, sum(refunded)) as detail
from order_items join problem_items on order_item_id = order_items.id
group by order_items.id having sum(refunded) > price * order_items.quantity;

-- check payout_of_its_parcels: Un versement est la somme de ce qu'il couvre des colis de son vendeur
select payouts.id::text as subject, format('%s versés, colis %s', payouts.amount, sum(payout_parcels.amount) filter (where parcels.vendor_id = payouts.vendor_id)) as detail
from payouts
left join payout_parcels on payout_id = payouts.id
left join parcels on parcels.id = parcel_id
group by payouts.id
having payouts.amount is distinct from sum(payout_parcels.amount) filter (where parcels.vendor_id = payouts.vendor_id);

-- check parcel_paid_out_once: D'un colis on ne verse jamais plus que son prix
select parcels.id::text as subject, format('%s, versés ou en route %s', subtotal, sum(sent.amount)) as detail
from (
  select parcel_id, amount from payout_parcels
  union all
  select parcel_id, transfer_parcels.amount from transfer_parcels
  join transfers on transfers.id = transfer_id and transfers.status in ('awaiting_approval', 'pending')
) as sent
join parcels on parcels.id = parcel_id
group by parcels.id having sum(sent.amount) > subtotal;

-- check transfer_of_its_parcels: Un transfert à un vendeur est la somme de ce qu'il porte de ses colis
select transfers.id::text as subject, format('%s envoyés, colis %s', transfers.amount, sum(transfer_parcels.amount) filter (where parcels.vendor_id = transfers.vendor_id)) as detail
from transfers
left join transfer_parcels on transfer_id = transfers.id
left join parcels on parcels.id = parcel_id
where kind = 'payout'
group by transfers.id
having transfers.amount is distinct from sum(transfer_parcels.amount) filter (where parcels.vendor_id = transfers.vendor_id);

-- check transfer_sent_is_payout: À chaque transfert parti vers un vendeur répond un versement, et à aucun autre
select transfers.id::text as subject, format('%s de %s, versements %s', transfers.status, transfers.amount, sum(payouts.amount)) as detail
from transfers
left join payouts on reference = transaction_id and payouts.vendor_id = transfers.vendor_id
where kind = 'payout'
group by transfers.id
having coalesce(sum(payouts.amount), 0) <> case transfers.status when 'sent' then transfers.amount else 0 end;

-- check refund_transferred_once: De ce qui est dû à un client, les transferts n'envoient jamais plus, et le tout est un remboursement fait
select refunds.id::text as subject,
  format('%s à rendre, %s, partis %s', refunds.amount, refunds.status, sum(transfers.amount) filter (where transfers.status = 'sent')) as detail
from refunds join transfers on refund_id = refunds.id
group by refunds.id
having sum(transfers.amount) filter (where transfers.status <> 'failed') > refunds.amount
  or refunds.status <> 'done' and sum(transfers.amount) filter (where transfers.status = 'sent') = refunds.amount;

-- check payout_of_earned_money: On ne verse que l'argent de colis livrés, payés en ligne
select parcels.id::text as subject, format('colis %s, paiement %s, %s', parcels.status, parcels.payment_status, payment_method) as detail
from payout_parcels join parcels on parcels.id = parcel_id join orders on orders.id = order_id
where (parcels.status, parcels.payment_status) <> ('delivered', 'completed')
  -- What a vendor bears is kept of any parcel's payout.
  or amount > 0 and not payment_method = any(string_to_array(current_setting('audit.online_methods'), ','));

-- check other_sum_settles_nothing: Un paiement d'une autre somme que celle demandée est accepté et ne règle rien
select transaction_id as subject, format('%s demandés, %s %s reçus, %s', amount, received_amount, received_currency, status) as detail
from payments
where received_amount is not null
  and (status <> 'ACCEPTED' or settled_at is not null or (received_amount, received_currency) = (amount, currency));

-- check ledger_transactions_balanced: Chaque écriture du grand livre se solde à zéro
select ledger_transactions.id::text as subject, format('%s, %s postes, somme %s', kind, count(account), sum(amount)) as detail
from ledger_transactions left join ledger_postings on transaction_id = ledger_transactions.id
group by ledger_transactions.id having count(account) < 2 or sum(amount) <> 0;

-- check ledger_order_balances: Les soldes des commandes sont ceux que donnent leurs écritures
select order_id::text as subject, format('%s du vendeur %s : %s gardés, %s écrits', account, vendor_id, sum(kept), sum(written)) as detail
from (
  select order_id, vendor_id, account, amount as kept, 0 as written from order_balances
  union all select order_id, vendor_id, account, 0, amount from ledger_postings
) as sides
group by order_id, vendor_id, account having sum(kept) <> sum(written);

-- check ledger_vendor_balances: Les soldes des vendeurs, et ceux du marché jour par jour, sont ceux que donnent leurs écritures
with written as (
  select parcels.vendor_id, (parcels.created_at at time zone 'Africa/Abidjan')::date as day, account, sum(amount) as amount
  from ledger_postings join parcels on (parcels.order_id, parcels.vendor_id) = (ledger_postings.order_id, ledger_postings.vendor_id)
  group by 1, 2, 3
)
select coalesce(vendor_id::text, 'marché') as subject, format('%s du %s : %s gardés, %s écrits', account, coalesce(day::text, 'total'), sum(kept), sum(written)) as detail
from (
  select vendor_id, null as day, account, amount as kept, 0 as written from vendor_totals
  union all select null, day, account, amount, 0 from market_balances
  union all select vendor_id, null, account, 0, amount from written
  union all select null, day, account, 0, amount from written
) as sides
group by vendor_id, day, account having sum(kept) <> sum(written);

-- check kept_order_counts: Le nombre gardé de commandes de chaque jour et de chaque statut est celui des commandes
select format('%s %s', day, status) as subject, format('%s gardées, %s écrites', sum(kept), sum(written)) as detail
from (
  select day, status, count as kept, 0 as written from order_counts
  union all select day, status, count, 0 from order_count_changes
  union all select (created_at at time zone 'Africa/Abidjan')::date, status, 0, 1 from orders
) as sides
group by day, status having sum(kept) <> sum(written);

-- check kept_product_counts: Le nombre gardé de produits de chaque statut est celui des produits
select status::text as subject, format('%s gardés, %s écrits', sum(kept), sum(written)) as detail
from (
  select status, count as kept, 0 as written from product_counts
  union all select status, count, 0 from product_count_changes
  union all select status, 0, 1 from products
) as sides
group by status having sum(kept) <> sum(written);

-- check kept_sales: Les ventes gardées de chaque période sont celles des colis livrés et payés
select format('%s %s %s', period, subject, subject_id) as subject,
  format('%s pour %s gardés, %s pour %s vendus', sum(kept), sum(kept_revenue), sum(sold), sum(revenue)) as detail
from (
  select period, subject, subject_id, count as kept, revenue as kept_revenue, 0 as sold, 0 as revenue from kept_sales
  union all select period, subject, subject_id, count, revenue, 0, 0 from kept_periods join sale_changes on day >= since
  union all select period, subject, subject_id, 0, 0, count, revenue from kept_periods join sales on day >= since
) as sides
group by period, sides.subject, subject_id having sum(kept) <> sum(sold) or sum(kept_revenue) <> sum(revenue);

-- check kept_category_sales: Les ventes gardées de chaque catégorie sont celles qui sont gardées de ses produits
select format('%s %s', period, category) as subject,
  format('%s pour %s gardés, %s pour %s vendus', sum(kept), sum(kept_revenue), sum(sold), sum(revenue)) as detail
from (
  select period, category, count as kept, revenue as kept_revenue, 0 as sold, 0 as revenue from kept_category_sales
  union all select period, category, 0, 0, count, revenue
  from kept_sales join products on products.id = subject_id and subject = 'product'
) as sides
group by period, category having sum(kept) <> sum(sold) or sum(kept_revenue) <> sum(revenue);

-- check statement_of_its_month: Chaque relevé commence où finit celui d'avant, et finit où le grand livre le mène
select format('%s %s', vendor_id, month) as subject, format('de %s à %s ; avant %s, écritures %s', opening, closing, before, change) as detail
from statements
cross join lateral (
  select coalesce((
    select closing from statements as former where former.vendor_id = statements.vendor_id and former.month < statements.month
    order by former.month desc limit 1), 0) as before
) as former
cross join lateral (
  select coalesce(-sum(amount) filter (where account in
    ('owed_to_vendor', 'customer_owes', 'vendor_holds_cash', 'payout_under_way', 'paid_to_vendor', 'borne_by_vendor')), 0) as change
  from ledger_postings join ledger_transactions on ledger_transactions.id = transaction_id
  where ledger_postings.vendor_id = statements.vendor_id and to_char(at at time zone 'UTC', 'YYYY-MM') = month
) as moved
where opening <> before or closing <> opening + change;

-- check ledger_is_facts: Le grand livre dit de chaque commande ce qu'en disent colis, remboursements et versements
with sent_on as (
  select parcel_id, sum(amount) as paid from payout_parcels group by parcel_id
), on_its_way as (
  select parcel_id, sum(transfer_parcels.amount) as leaving
  from transfer_parcels join transfers on transfers.id = transfer_id
  where status in ('awaiting_approval', 'pending') group by parcel_id
), sent_back as (
  select refunds.*, case refunds.status when 'done' then refunds.amount else coalesce(sent, 0) end as back, coalesce(open, 0) as coming_back
  from refunds left join (
    select refund_id, sum(amount) filter (where status = 'sent') as sent,
      sum(amount) filter (where status in ('awaiting_approval', 'pending')) as open
    from transfers group by refund_id
  ) as moved on refund_id = refunds.id
), borne as (
  select parcel_id, sum(amount) as borne from problems where born_by = 'vendor' group by parcel_id
), told as (
  select parcels.order_id, parcels.vendor_id, subtotal as amount,
    case
      when cash and parcels.payment_status = 'completed' then 'vendor_holds_cash'
      when parcels.payment_status = 'pending' then 'customer_owes'
      else 'provider_holds'
    end as place,
    case parcels.status when 'delivered' then 'owed_to_vendor' when 'cancelled' then 'owed_to_customer' else 'awaiting_delivery' end as owner,
    coalesce(paid, 0) as paid, coalesce(leaving, 0) as leaving, coalesce(back, 0) as back, coalesce(coming_back, 0) as coming_back,
    -- Of what the vendor bears: what of this parcel's money was not sent to it, or was taken back of it by a later payout.
    least(coalesce(borne, 0),
      case when not cash and parcels.status = 'delivered' then subtotal else 0 end - coalesce(paid, 0) - coalesce(leaving, 0)) as kept
  from parcels join orders on orders.id = order_id
  left join sent_on on sent_on.parcel_id = parcels.id
  left join on_its_way on on_its_way.parcel_id = parcels.id
  left join sent_back on sent_back.parcel_id = parcels.id and shortage_id is null and problem_id is null
  left join borne on borne.parcel_id = parcels.id
  cross join lateral (select not payment_method = any(string_to_array(current_setting('audit.online_methods'), ',')) as cash) as method
  where case when cash or parcels.payment_status = 'pending' then parcels.status = 'delivered' and parcels.payment_status <> 'failed'
    else parcels.payment_status = 'completed' end
  union all
  select order_id, null, amount, 'provider_holds', 'owed_to_customer', 0, 0, back, coming_back, 0
  from sent_back where parcel_id is null
  union all
  select sent_back.order_id, vendor_id, amount, 'provider_holds', 'owed_to_customer', 0, 0, back, coming_back, 0
  from sent_back join parcels on parcels.id = parcel_id where shortage_id is not null
), facts as (
  select order_id, vendor_id, owner, places.place, places.amount
  from told cross join lateral (values
    (place, amount - paid - leaving - back - coming_back - kept), ('paid_to_vendor', paid), ('payout_under_way', leaving),
    ('given_back', back), ('refund_under_way', coming_back), ('kept_by_amic', kept)
  ) as places (place, amount)
)
select order_id::text as subject, format('%s du vendeur %s : %s, %s au grand livre', account, vendor_id, sum(fact), sum(kept)) as detail
from (
  select order_id, vendor_id, place::ledger_account as account, amount as fact, 0 as kept from facts
  union all select order_id, vendor_id, owner::ledger_account, -amount, 0 from facts
  union all select sent_back.order_id, vendor_id, moved.account::ledger_account, moved.amount, 0
  from sent_back join problems on problems.id = problem_id
  cross join lateral (values
    ('borne_by_' || born_by, sent_back.amount), ('owed_to_customer', -sent_back.amount),
    ('advanced_by_amic', -back - coming_back), ('given_back', back), ('refund_under_way', coming_back)
  ) as moved (account, amount)
  union all select order_id, vendor_id, account, 0, amount from order_balances
) as sides
group by order_id, vendor_id, account having sum(fact) <> sum(kept);

-- check ledger_is_providers needs provider_ledger: Ce que le prestataire a encaissé est au grand livre : gardé, versé ou rendu
-- Of another currency the ledger has the sum asked.
with received as (
  select order_id, sum(case
    when fact #>> '{paid,currency}' <> currency then amount
    else coalesce(fact #>> '{paid,amountFcfa}', fact ->> 'amountFcfa')::numeric
  end) as amount
  from jsonb_array_elements(current_setting('audit.provider_ledger')::jsonb) as fact
  join payments on transaction_id = fact ->> 'id'
  where fact ->> 'state' = 'accepted'
  group by order_id
), booked as (
  select order_id, sum(amount) as amount from order_balances
  where account in ('provider_holds', 'payout_under_way', 'paid_to_vendor', 'refund_under_way', 'given_back', 'advanced_by_amic', 'kept_by_amic')
  group by order_id
)
select coalesce(received.order_id, booked.order_id)::text as subject,
  format('%s encaissés, %s au grand livre', coalesce(received.amount, 0), coalesce(booked.amount, 0)) as detail
from received full join booked using (order_id)
where coalesce(received.amount, 0) <> coalesce(booked.amount, 0);

-- check unpaid_order_past_deadline: Aucune commande en ligne n'attend son paiement après l'heure
-- Thirty minutes from when it became pending; two hours while the provider has not said anything since of a payment that
-- may have been made. Five minutes late are forgiven. An administrator may let an unpaid order go on.
select orders.id::text as subject, format('attend depuis le %s, %s', waiting_since, payment_status) as detail
from orders
cross join lateral (
  select greatest(orders.created_at, max(order_events.created_at)) as waiting_since
  from order_events where order_id = orders.id and kind = 'status' and to_status = 'pending'
) as began
where payment_method = any(string_to_array(current_setting('audit.online_methods'), ',')) and payment_status <> 'completed' and status = 'pending'
  and waiting_since < current_setting('audit.now')::timestamptz - interval '35 minutes'
  and not (
    waiting_since > current_setting('audit.now')::timestamptz - interval '125 minutes'
    and exists (
      select from payments
      where order_id = orders.id and payments.status <> 'ACCEPTED'
        and (payments.heard_at is null or payments.heard_at < waiting_since + interval '30 minutes')
    )
  );

-- check open_payment_past_deadline: Aucun paiement ne reste ouvert au-delà de ce que le prestataire peut encore changer
-- Seven days for one that the payer saw; an hour for one that was never opened, unless the provider is silent.
select transaction_id as subject, format('ouvert le %s, dernière réponse le %s', created_at, heard_at) as detail
from payments
where status = 'PENDING' and (
  created_at < current_setting('audit.now')::timestamptz - interval '7 days 17 hours'
  or (
    created_at < current_setting('audit.now')::timestamptz - interval '1 hour'
    and payment_url is null and provider_data = '{}' and heard_at > created_at + interval '10 minutes'
  )
);

-- check dead_letters: Aucune tâche n'a épuisé ses essais
select id::text as subject, format('%s, %s essais : %s', task_identifier, attempts, last_error) as detail
from graphile_worker.jobs
where attempts >= max_attempts and locked_at is null
  -- A sweep that asks for a message again while a dead process holds its job takes the key from that one, which is over by this.
  and not (task_identifier in ('send-mail', 'send-text') and key is null);

-- check jobs_are_done: Aucune tâche n'attend ni ne dure depuis longtemps
select id::text as subject, format('%s, due le %s, prise le %s', task_identifier, run_at, locked_at) as detail
from graphile_worker.jobs
where attempts < max_attempts and run_at < now() - interval '30 minutes'
  and (locked_at is null or locked_at < now() - interval '30 minutes');

-- check mail_once: Chaque courriel n'est noté qu'une fois
select dedupe_key as subject, format('%s fois', count(*)) as detail
from mails group by dedupe_key having count(*) > 1;

-- check mail_not_forgotten: Chaque courriel en attente a une tâche qui l'enverra
select id::text as subject, format('%s pour %s, noté le %s', kind, recipient, created_at) as detail
from mails
where status = 'queued' and coalesce(attempted_at, created_at) < current_setting('audit.now')::timestamptz - interval '30 minutes'
  and not exists (select from graphile_worker.jobs where jobs.key = 'mail:' || mails.id);

-- check text_once: Chaque texto n'est noté qu'une fois
select dedupe_key as subject, format('%s fois', count(*)) as detail
from text_messages group by dedupe_key having count(*) > 1;

-- check text_of_what_happened: Aucun texto ne dit ce qui n'est pas arrivé
select text_messages.id::text as subject, format('%s de la commande %s, pour %s', kind, about ->> 'orderId', recipient) as detail
from text_messages
where case
    when kind = 'refund-paid' then not exists (
      select from refunds where refunds.id = (about ->> 'refundId')::uuid and refunds.status = 'done'
    )
    when kind = 'order-received' then not exists (
      select from orders join order_events on order_id = orders.id
      where orders.id = (about ->> 'orderId')::uuid
        and (not payment_method = any(string_to_array(current_setting('audit.online_methods'), ',')) or (order_events.kind = 'payment' and to_status = 'completed'))
    )
    when kind = 'order-lowered' then not exists (
      select from order_events
      where order_id = (about ->> 'orderId')::uuid and order_events.kind = 'items' and about -> 'parcelIds' ? parcel_id::text
    )
    when kind = 'order-day' then not exists (
      select from order_events
      where order_id = (about ->> 'orderId')::uuid and order_events.kind = 'day'
        and about -> 'parcelIds' ? parcel_id::text and to_status = about ->> 'day'
    )
    when kind like 'problem-%' then not exists (
      select from problems where problems.id = (about ->> 'problemId')::uuid and (text_messages.kind = 'problem-reported' or problems.status <> 'open')
    )
    else jsonb_array_length(about -> 'parcelIds') = 0 or exists (
      select from jsonb_array_elements_text(about -> 'parcelIds') as told (parcel_id)
      where not exists (
        select from order_events
        where order_events.parcel_id = told.parcel_id::uuid and order_events.order_id = (about ->> 'orderId')::uuid
          and order_events.kind = 'status' and from_status is not null and to_status = about ->> 'status'
      )
    )
  end;

-- check text_tells_each_step_once: Chaque étape d'un colis est dite une fois au plus à chaque personne
-- An administrator may lead a parcel to one status several times: each time is a step.
with steps as (
  select parcel_id, case kind when 'items' then 'lowered' when 'day' then 'day' else to_status end as status_told, count(*)
  from order_events
  where from_status is not null and kind in ('items', 'day', 'status')
  group by 1, 2
)
select parcels.id::text as subject, format('%s : %s textos à %s, %s étapes', status_told, count(*), recipient, allowed) as detail
from (
  select recipient, about ->> 'status' as status_told, told.parcel_id::uuid as parcel_id
  from text_messages cross join jsonb_array_elements_text(about -> 'parcelIds') as told (parcel_id)
) as texts
join parcels on parcels.id = texts.parcel_id
left join steps using (parcel_id, status_told)
cross join lateral (select case when status_told = 'received' then 1 else coalesce(steps.count, 0) end as allowed) as bound
group by parcels.id, recipient, status_told, allowed having count(*) > allowed;

-- check text_not_forgotten: Chaque texto en attente a une tâche qui l'enverra
select id::text as subject, format('%s pour %s, noté le %s', kind, recipient, created_at) as detail
from text_messages
where status = 'queued' and coalesce(attempted_at, created_at) < current_setting('audit.now')::timestamptz - interval '30 minutes'
  and not exists (select from graphile_worker.jobs where jobs.key = 'text:' || text_messages.id);

-- check provider_accepted_is_ours needs provider_ledger: Tout ce que le prestataire a encaissé est accepté ici, au même montant
select fact ->> 'id' as subject, format('%s encaissés ; ici %s %s', fact ->> 'amountFcfa', status, amount) as detail
from jsonb_array_elements(current_setting('audit.provider_ledger')::jsonb) as fact
left join payments on transaction_id = fact ->> 'id'
where fact ->> 'state' = 'accepted'
  and (
    status is distinct from 'ACCEPTED'
    or coalesce(received_amount, amount) <> coalesce(fact #>> '{paid,amountFcfa}', fact ->> 'amountFcfa')::numeric
  );

-- check ours_accepted_is_providers needs provider_ledger: Rien n'est accepté ici que le prestataire n'ait encaissé
select transaction_id as subject, format('accepté ici ; chez le prestataire %s', coalesce(fact ->> 'state', 'inconnu')) as detail
from payments
left join jsonb_array_elements(current_setting('audit.provider_ledger')::jsonb) as fact on fact ->> 'id' = transaction_id
where status = 'ACCEPTED' and fact ->> 'state' is distinct from 'accepted';

-- check provider_opened_is_ours needs provider_ledger: Tout paiement ouvert chez le prestataire est connu ici
select fact ->> 'id' as subject, format('%s chez le prestataire', fact ->> 'state') as detail
from jsonb_array_elements(current_setting('audit.provider_ledger')::jsonb) as fact
where not exists (select from payments where transaction_id = fact ->> 'id');

-- check provider_sent_is_ours needs provider_transfers: Tout ce que le prestataire a envoyé est parti ici, au même montant et au même numéro
-- A number is forgotten once its person was erased.
select fact ->> 'id' as subject, format('%s envoyés au %s ; ici %s %s', fact ->> 'amountFcfa', fact ->> 'phone', status, amount) as detail
from jsonb_array_elements(current_setting('audit.provider_transfers')::jsonb) as fact
left join transfers on transaction_id = fact ->> 'id'
where amount is null
  or fact ->> 'state' = 'accepted'
  and (status <> 'sent' or amount <> (fact ->> 'amountFcfa')::numeric or phone <> fact ->> 'phone');

-- check ours_sent_is_providers needs provider_transfers: Rien n'est parti ici que le prestataire n'ait envoyé
select transaction_id as subject, format('parti ici ; chez le prestataire %s', coalesce(fact ->> 'state', 'inconnu')) as detail
from transfers
left join jsonb_array_elements(current_setting('audit.provider_transfers')::jsonb) as fact on fact ->> 'id' = transaction_id
where status = 'sent' and fact ->> 'state' is distinct from 'accepted';
