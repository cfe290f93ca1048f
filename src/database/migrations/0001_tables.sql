CREATE TYPE "public"."region" AS ENUM('Abidjan', 'Azaguié', 'Bouaké', 'Daloa', 'Gagnoa', 'Korhogo', 'Man', 'San Pedro', 'Yamoussoukro');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('customer', 'vendor', 'admin');--> statement-breakpoint
CREATE TYPE "public"."vendor_status" AS ENUM('pending', 'approved', 'rejected', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."activity_status" AS ENUM('en_cours', 'passee', 'a_venir');--> statement-breakpoint
CREATE TYPE "public"."media_type" AS ENUM('image', 'video');--> statement-breakpoint
CREATE TYPE "public"."category" AS ENUM('vivriers', 'maraichers', 'avicoles');--> statement-breakpoint
CREATE TYPE "public"."product_status" AS ENUM('active', 'pending', 'rejected', 'out_of_stock');--> statement-breakpoint
CREATE TYPE "public"."unit" AS ENUM('kg', 'g', 'pièce', 'botte', 'sac', 'caisse', 'litre', 'plateau', 'régime', 'tas', 'douzaine', 'bidon');--> statement-breakpoint
CREATE TYPE "public"."analytics_period" AS ENUM('month', 'quarter', 'year', 'all');--> statement-breakpoint
CREATE TYPE "public"."sale_subject" AS ENUM('vendor', 'product');--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('customer_owes', 'provider_holds', 'vendor_holds_cash', 'payout_under_way', 'paid_to_vendor', 'refund_under_way', 'given_back', 'borne_by_vendor', 'borne_by_amic', 'advanced_by_amic', 'kept_by_amic', 'awaiting_delivery', 'owed_to_vendor', 'owed_to_customer');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('payment', 'payment_failed', 'payment_reopened', 'cash', 'delivery', 'delivery_undone', 'shortage', 'cancellation', 'revival', 'payout', 'payout_returned', 'surplus', 'surplus_used', 'refund', 'refund_returned', 'problem', 'withholding');--> statement-breakpoint
CREATE TYPE "public"."mail_status" AS ENUM('queued', 'sent', 'failed', 'dropped');--> statement-breakpoint
CREATE TYPE "public"."actor" AS ENUM('customer', 'vendor', 'admin', 'system');--> statement-breakpoint
CREATE TYPE "public"."order_event_kind" AS ENUM('status', 'payment', 'method', 'items', 'day');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending', 'confirmed', 'shipped', 'delivered', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('pending', 'completed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."payment_attempt_status" AS ENUM('PENDING', 'ACCEPTED', 'REFUSED', 'EXPIRED');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('due', 'done');--> statement-breakpoint
CREATE TYPE "public"."problem_bearer" AS ENUM('vendor', 'amic');--> statement-breakpoint
CREATE TYPE "public"."problem_kind" AS ENUM('missing', 'damaged', 'wrong', 'other');--> statement-breakpoint
CREATE TYPE "public"."problem_status" AS ENUM('open', 'refunded', 'refused');--> statement-breakpoint
CREATE TYPE "public"."transfer_kind" AS ENUM('payout', 'refund');--> statement-breakpoint
CREATE TYPE "public"."transfer_status" AS ENUM('awaiting_approval', 'pending', 'sent', 'failed');--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "face_proposals" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"since" smallint,
	"methods" text[] DEFAULT '{}' NOT NULL,
	"portrait_id" uuid,
	"cover_id" uuid,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"rejected_at" timestamp (3) with time zone,
	"rejection_reason" text,
	CONSTRAINT "face_proposals_reason_of_rejection" CHECK ("face_proposals"."rejection_reason" is null or "face_proposals"."rejected_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" "role" NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"second_factor_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_id_key" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"pending_email" text,
	"password_hash" text NOT NULL,
	"role" "role" DEFAULT 'customer' NOT NULL,
	"full_name" text NOT NULL,
	"phone" text,
	"region" "region",
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"accepts_messages" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"password_changed_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (plain_text(' ' || full_name || ' ' || username || ' ' || email || ' ' || coalesce(phone, ''))) STORED,
	CONSTRAINT "users_pending_email_is_another" CHECK (lower("users"."pending_email") <> lower("users"."email")),
	CONSTRAINT "users_phone_e164" CHECK ("users"."phone" ~ '^[+][0-9]{8,15}$'),
	CONSTRAINT "users_erased_cannot_enter" CHECK ("users"."erased_at" is null or not "users"."is_active")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"since" smallint,
	"methods" text[] DEFAULT '{}' NOT NULL,
	"portrait_id" uuid,
	"cover_id" uuid,
	"certified_methods" text[] DEFAULT '{}' NOT NULL,
	"business_address" text NOT NULL,
	"status" "vendor_status" DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"paused_until" date,
	"rating" numeric(3, 2),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_certified_methods_declared" CHECK ("vendors"."certified_methods" <@ "vendors"."methods")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" "activity_status" DEFAULT 'a_venir' NOT NULL,
	"location" text,
	"start_date" date,
	"end_date" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_albums" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phase_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"location" text,
	"date" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_media" (
	"activity_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "activity_media_activity_id_position_pk" PRIMARY KEY("activity_id","position")
);
--> statement-breakpoint
CREATE TABLE "album_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"album_id" uuid NOT NULL,
	"type" "media_type" DEFAULT 'image' NOT NULL,
	"url" text NOT NULL,
	"media_id" uuid,
	"caption" text,
	"order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_phases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"color" text DEFAULT '#10B981' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_phases_color_hex" CHECK ("project_phases"."color" ~* '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_username" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_uploads" (
	"media_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "picture_uploads_media_id_vendor_id_pk" PRIMARY KEY("media_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "product_creations" (
	"vendor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_creations_vendor_id_key_pk" PRIMARY KEY("vendor_id","key")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_images_at_most_five" CHECK ("product_images"."position" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "product_revisions" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"approved" jsonb NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" "category" NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"unit" "unit" NOT NULL,
	"unit_weight_grams" integer,
	"stock" integer DEFAULT 0 NOT NULL,
	"status" "product_status" DEFAULT 'pending' NOT NULL,
	"rejection_reason" text,
	"rating" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"name_document" "tsvector",
	"description_document" "tsvector",
	"region" "region",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_price_payable" CHECK ("products"."price" > 0 and "products"."price" % 5 = 0),
	CONSTRAINT "products_unit_weight_positive" CHECK ("products"."unit_weight_grams" > 0),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_rejection_explained" CHECK ("products"."status" <> 'rejected' or length(btrim("products"."rejection_reason")) > 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"search_text" text GENERATED ALWAYS AS (plain_text(comment)) STORED,
	CONSTRAINT "reviews_one_to_five" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_answer_is_dated" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null)),
	CONSTRAINT "reviews_hidden_explained" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"spellings" text[] GENERATED ALWAYS AS (spellings_of(stem)) STORED,
	"sounds" text[]
);
--> statement-breakpoint
CREATE TABLE "delivery_codes" (
	"parcel_id" uuid PRIMARY KEY NOT NULL,
	"code" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_codes_form" CHECK ("delivery_codes"."code" ~ '^[0-9]{4}$'),
	CONSTRAINT "delivery_codes_wrong_tries" CHECK ("delivery_codes"."wrong_tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"address" text NOT NULL,
	"recipient_name" text,
	"phone" text,
	"zone_id" uuid,
	"latitude" double precision,
	"longitude" double precision,
	"directions" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_not_blank" CHECK (length(btrim("addresses"."label")) > 0 and length(btrim("addresses"."address")) > 0),
	CONSTRAINT "addresses_place_whole" CHECK (("addresses"."zone_id" is null) = ("addresses"."directions" is null)),
	CONSTRAINT "addresses_phone_e164" CHECK ("addresses"."phone" ~ '^[+][0-9]{8,15}$'),
	CONSTRAINT "addresses_position_whole" CHECK (("addresses"."latitude" is null) = ("addresses"."longitude" is null)),
	CONSTRAINT "addresses_position_on_earth" CHECK ("addresses"."latitude" between -90 and 90 and "addresses"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "closed_days_name_not_blank" CHECK (length(btrim("closed_days"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "round_zones" (
	"round_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	CONSTRAINT "round_zones_round_id_zone_id_pk" PRIMARY KEY("round_id","zone_id")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid,
	"weekday" smallint NOT NULL,
	"days_before" smallint NOT NULL,
	"before_hour" smallint NOT NULL,
	CONSTRAINT "rounds_weekday" CHECK ("rounds"."weekday" between 1 and 7),
	CONSTRAINT "rounds_days_before" CHECK ("rounds"."days_before" between 0 and 7),
	CONSTRAINT "rounds_before_hour" CHECK ("rounds"."before_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"region" "region" NOT NULL,
	"name" text NOT NULL,
	"is_served" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "zones_position_key" UNIQUE("position"),
	CONSTRAINT "zones_name_not_blank" CHECK (length(btrim("zones"."name")) > 0),
	CONSTRAINT "zones_position_positive" CHECK ("zones"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "favourite_producers" (
	"user_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_producers_user_id_vendor_id_pk" PRIMARY KEY("user_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_products" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_periods" (
	"period" "analytics_period" PRIMARY KEY NOT NULL,
	"since" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_sales" (
	"period" "analytics_period" NOT NULL,
	"subject" "sale_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"revenue" numeric(14, 2) NOT NULL,
	CONSTRAINT "kept_sales_period_subject_subject_id_pk" PRIMARY KEY("period","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "order_count_changes" (
	"day" date NOT NULL,
	"status" "order_status" NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"day" date NOT NULL,
	"status" "order_status" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "order_counts_day_status_pk" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "sale_changes" (
	"day" date NOT NULL,
	"subject" "sale_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"revenue" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"transaction_id" uuid NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" uuid,
	CONSTRAINT "ledger_postings_transaction_id_account_pk" PRIMARY KEY("transaction_id","account"),
	CONSTRAINT "ledger_postings_move_something" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid
);
--> statement-breakpoint
CREATE TABLE "market_balances" (
	"stripe" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_balances_stripe_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_balances" (
	"order_id" uuid NOT NULL,
	"vendor_id" uuid,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "order_balances_key" UNIQUE NULLS NOT DISTINCT("order_id","vendor_id","account")
);
--> statement-breakpoint
CREATE TABLE "vendor_totals" (
	"stripe" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_totals_stripe_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"waits_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"erased_recipient" "bytea",
	"account_id" uuid,
	"is_limited" boolean DEFAULT true NOT NULL,
	"waits_until" timestamp (3) with time zone,
	"dedupe_key" text NOT NULL,
	"status" "mail_status" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"subject" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_dedupe_key" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"is_illustration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_url_unique" UNIQUE("url"),
	CONSTRAINT "media_color_hex" CHECK ("media"."color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"customer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid,
	"kind" "order_event_kind" NOT NULL,
	"actor" "actor" NOT NULL,
	"actor_id" uuid,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_change_something" CHECK ("order_events"."from_status" is distinct from "order_events"."to_status")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	CONSTRAINT "order_items_quantity_positive" CHECK ("order_items"."quantity" >= 0 and "order_items"."missing" >= 0 and "order_items"."quantity" + "order_items"."missing" > 0),
	CONSTRAINT "order_items_price_positive" CHECK ("order_items"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_shares" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" bigint DEFAULT nextval('order_numbers') NOT NULL,
	"customer_id" uuid NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" "payment_status" DEFAULT 'pending' NOT NULL,
	"delivery_mode" text DEFAULT 'home' NOT NULL,
	"recipient_name" text,
	"phone" text,
	"zone_id" uuid,
	"latitude" double precision,
	"longitude" double precision,
	"directions" text NOT NULL,
	"pickup_point_id" uuid,
	"pickup_name" text,
	"pickup_address" text,
	"delivery_date" timestamp (3) with time zone,
	"notes" text,
	"answer_awaited_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recipient_text" text GENERATED ALWAYS AS (plain_text(' ' || coalesce(recipient_name, '') || ' ' || coalesce(phone, ''))) STORED,
	CONSTRAINT "orders_serial_unique" UNIQUE("serial"),
	CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('cinetpay', 'cash_on_delivery')),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total" >= 0),
	CONSTRAINT "orders_delivery_mode_known" CHECK ("orders"."delivery_mode" in ('home', 'pickup')),
	CONSTRAINT "orders_directions_not_blank" CHECK (length(btrim("orders"."directions")) > 0),
	CONSTRAINT "orders_pickup_whole" CHECK (("orders"."delivery_mode" = 'pickup') = ("orders"."pickup_point_id" is not null)
        and num_nulls("orders"."pickup_point_id", "orders"."pickup_name", "orders"."pickup_address") in (0, 3)),
	CONSTRAINT "orders_phone_e164" CHECK ("orders"."phone" ~ '^[+][0-9]{8,15}$'),
	CONSTRAINT "orders_position_whole" CHECK (("orders"."latitude" is null) = ("orders"."longitude" is null)),
	CONSTRAINT "orders_position_on_earth" CHECK ("orders"."latitude" between -90 and 90 and "orders"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"payment_status" "payment_status" DEFAULT 'pending' NOT NULL,
	"subtotal" numeric(12, 2) NOT NULL,
	"planned_on" date,
	"delivered_with" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_of_order_key" UNIQUE("id","order_id"),
	CONSTRAINT "parcels_delivered_with_something" CHECK ("parcels"."delivered_with" is null or ("parcels"."status" = 'delivered' and "parcels"."delivered_with" in ('code', 'none'))),
	CONSTRAINT "parcels_subtotal_not_negative" CHECK ("parcels"."subtotal" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"content_hash" "bytea",
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_contentHash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"meta_description" text NOT NULL,
	"is_published" boolean NOT NULL,
	"author" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "pages_slug_form" CHECK ("pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'XOF' NOT NULL,
	"provider" text NOT NULL,
	"provider_api" text NOT NULL,
	"status" "payment_attempt_status" DEFAULT 'PENDING' NOT NULL,
	"method" text,
	"payer_phone" text,
	"notify_token" text,
	"payment_url" text,
	"provider_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"received_amount" numeric(12, 2),
	"received_currency" text,
	CONSTRAINT "payments_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "payments_payer_mobile" CHECK ("payments"."payer_phone" ~ '^[+]225(01|05|07)[0-9]{8}$'),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_settled_are_accepted" CHECK ("payments"."settled_at" is null or "payments"."status" = 'ACCEPTED'),
	CONSTRAINT "payments_other_sum_is_whole" CHECK (("payments"."received_amount" is null) = ("payments"."received_currency" is null)),
	CONSTRAINT "payments_other_sum_settles_nothing" CHECK ("payments"."received_amount" is null or "payments"."settled_at" is null),
	CONSTRAINT "payments_transaction_id_form" CHECK ("payments"."transaction_id" ~ '^[A-Z0-9-]{8,30}$')
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"parcel_id" uuid,
	"shortage_id" uuid,
	"problem_id" uuid,
	"amount" numeric(12, 2) NOT NULL,
	"reason" text NOT NULL,
	"status" "refund_status" DEFAULT 'due' NOT NULL,
	"reference" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	CONSTRAINT "refunds_shortage_of_parcel" CHECK ("refunds"."shortage_id" is null or "refunds"."parcel_id" is not null),
	CONSTRAINT "refunds_problem_of_parcel" CHECK ("refunds"."problem_id" is null or ("refunds"."parcel_id" is not null and "refunds"."shortage_id" is null)),
	CONSTRAINT "refunds_of_payment" CHECK ("refunds"."payment_id" is not null or "refunds"."problem_id" is not null),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_done_is_dated" CHECK (("refunds"."status" = 'done') = ("refunds"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payout_number_requests" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"operator" text NOT NULL,
	"code_hash" "bytea",
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_number_requests_mobile" CHECK ("payout_number_requests"."phone" ~ '^[+]225(01|05|07)[0-9]{8}$'),
	CONSTRAINT "payout_number_requests_tries" CHECK ("payout_number_requests"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "payout_numbers" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"operator" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_numbers_mobile" CHECK ("payout_numbers"."phone" ~ '^[+]225(01|05|07)[0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "payout_parcels" (
	"parcel_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	CONSTRAINT "payout_parcels_parcel_id_payout_id_pk" PRIMARY KEY("parcel_id","payout_id"),
	CONSTRAINT "payout_parcels_amount_not_zero" CHECK ("payout_parcels"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "payouts_reference_key" UNIQUE("vendor_id","reference"),
	CONSTRAINT "payouts_amount_positive" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_reference_not_blank" CHECK (length(btrim("payouts"."reference")) > 0)
);
--> statement-breakpoint
CREATE TABLE "pickup_hours" (
	"pickup_point_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	CONSTRAINT "pickup_hours_pickup_point_id_weekday_opens_at_pk" PRIMARY KEY("pickup_point_id","weekday","opens_at"),
	CONSTRAINT "pickup_hours_weekday" CHECK ("pickup_hours"."weekday" between 1 and 7),
	CONSTRAINT "pickup_hours_in_order" CHECK ("pickup_hours"."opens_at" < "pickup_hours"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "pickup_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"zone_id" uuid NOT NULL,
	"address" text NOT NULL,
	"directions" text NOT NULL,
	"phone" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pickup_points_not_blank" CHECK (length(btrim("pickup_points"."name")) > 0 and length(btrim("pickup_points"."address")) > 0 and length(btrim("pickup_points"."directions")) > 0),
	CONSTRAINT "pickup_points_phone_e164" CHECK ("pickup_points"."phone" ~ '^[+][0-9]{8,15}$')
);
--> statement-breakpoint
CREATE TABLE "problem_items" (
	"problem_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"refunded" numeric(12, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "problem_items_problem_id_order_item_id_pk" PRIMARY KEY("problem_id","order_item_id"),
	CONSTRAINT "problem_items_quantity_positive" CHECK ("problem_items"."quantity" > 0),
	CONSTRAINT "problem_items_refunded_not_negative" CHECK ("problem_items"."refunded" >= 0)
);
--> statement-breakpoint
CREATE TABLE "problem_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"problem_id" uuid,
	"position" smallint,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "problem_pictures_place_key" UNIQUE("problem_id","position"),
	CONSTRAINT "problem_pictures_have_a_place" CHECK (("problem_pictures"."problem_id" is null) = ("problem_pictures"."position" is null)),
	CONSTRAINT "problem_pictures_three" CHECK ("problem_pictures"."position" between 0 and 2),
	CONSTRAINT "problem_pictures_size" CHECK ("problem_pictures"."width" > 0 and "problem_pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" "problem_kind" NOT NULL,
	"message" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"status" "problem_status" DEFAULT 'open' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"amount" numeric(12, 2),
	"born_by" "problem_bearer",
	"reason" text,
	CONSTRAINT "problems_once_key" UNIQUE("parcel_id","content_hash"),
	CONSTRAINT "problems_answer_is_dated" CHECK (("problems"."answer" is null) = ("problems"."answered_at" is null)),
	CONSTRAINT "problems_decision_is_dated" CHECK (("problems"."status" = 'open') = ("problems"."decided_at" is null)),
	CONSTRAINT "problems_refund_is_whole" CHECK (("problems"."status" = 'refunded') = ("problems"."amount" is not null) and ("problems"."amount" is null) = ("problems"."born_by" is null)),
	CONSTRAINT "problems_amount_positive" CHECK ("problems"."amount" > 0),
	CONSTRAINT "problems_refusal_has_reason" CHECK (("problems"."status" = 'refused') = ("problems"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"endpoint" text,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"dedupe_key" text NOT NULL,
	CONSTRAINT "security_events_dedupe_key" UNIQUE("dedupe_key"),
	CONSTRAINT "security_events_count" CHECK ("security_events"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "featured_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "featured_products_position_key" UNIQUE("position"),
	CONSTRAINT "featured_products_position" CHECK ("featured_products"."position" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"phone" text,
	"whatsapp" text,
	"email" text,
	"support_email" text,
	"address" text,
	"has_own_hours" boolean DEFAULT false NOT NULL,
	"is_phone_always_answered" boolean DEFAULT true NOT NULL,
	"banner_text" text,
	"banner_link" text,
	"banner_from" date,
	"banner_until" date,
	"simulation_notice" text,
	"open_fcfa_unconfirmed" integer,
	"open_fcfa_confirmed" integer,
	"orders_per_hour" integer,
	"cash_answer_hours" integer,
	"texts_per_number" integer,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_version_positive" CHECK ("settings"."version" > 0),
	CONSTRAINT "settings_phones" CHECK ("settings"."phone" ~ '^[+]225( [0-9]{2}){5}$' and "settings"."whatsapp" ~ '^[+]225( [0-9]{2}){5}$'),
	CONSTRAINT "settings_emails" CHECK ("settings"."email" like '%_@_%' and "settings"."support_email" like '%_@_%'),
	CONSTRAINT "settings_not_blank" CHECK (length(btrim("settings"."address")) > 0 and length(btrim("settings"."banner_text")) > 0 and length(btrim("settings"."simulation_notice")) > 0),
	CONSTRAINT "settings_banner_whole" CHECK ("settings"."banner_text" is not null or num_nonnulls("settings"."banner_link", "settings"."banner_from", "settings"."banner_until") = 0),
	CONSTRAINT "settings_banner_link" CHECK ("settings"."banner_link" ~ '^(/|https://)'),
	CONSTRAINT "settings_banner_days" CHECK ("settings"."banner_from" <= "settings"."banner_until"),
	CONSTRAINT "settings_limits_positive" CHECK ("settings"."open_fcfa_unconfirmed" > 0 and "settings"."open_fcfa_confirmed" > 0 and "settings"."orders_per_hour" > 0
        and "settings"."cash_answer_hours" > 0 and "settings"."texts_per_number" > 0),
	CONSTRAINT "settings_limits_in_order" CHECK ("settings"."open_fcfa_unconfirmed" <= "settings"."open_fcfa_confirmed")
);
--> statement-breakpoint
CREATE TABLE "team_hours" (
	"weekday" smallint NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	CONSTRAINT "team_hours_weekday_opens_at_pk" PRIMARY KEY("weekday","opens_at"),
	CONSTRAINT "team_hours_weekday" CHECK ("team_hours"."weekday" between 1 and 7),
	CONSTRAINT "team_hours_in_order" CHECK ("team_hours"."opens_at" < "team_hours"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"vendor_id" uuid NOT NULL,
	"month" text NOT NULL,
	"opening" numeric(14, 2) NOT NULL,
	"closing" numeric(14, 2) NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statements_vendor_id_month_pk" PRIMARY KEY("vendor_id","month"),
	CONSTRAINT "statements_month_form" CHECK ("statements"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"erased_recipient" "bytea",
	"dedupe_key" text NOT NULL,
	"status" "mail_status" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "text_messages_dedupe_key" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "transfer_parcels" (
	"transfer_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	CONSTRAINT "transfer_parcels_transfer_id_parcel_id_pk" PRIMARY KEY("transfer_id","parcel_id"),
	CONSTRAINT "transfer_parcels_amount_not_zero" CHECK ("transfer_parcels"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "transfer_kind" NOT NULL,
	"vendor_id" uuid,
	"order_id" uuid,
	"refund_id" uuid,
	"part" smallint NOT NULL,
	"amount" integer NOT NULL,
	"status" "transfer_status" NOT NULL,
	"failure" text,
	"phone" text,
	"operator" text NOT NULL,
	"transaction_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_api" text NOT NULL,
	"notify_token" text,
	"provider_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"approved_by" uuid,
	"called_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "transfers_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" between 500 and 1500000),
	CONSTRAINT "transfers_of_one" CHECK (("transfers"."kind" = 'payout') = ("transfers"."vendor_id" is not null) and ("transfers"."kind" = 'refund') = ("transfers"."order_id" is not null)),
	CONSTRAINT "transfers_refund" CHECK ("transfers"."refund_id" is null or "transfers"."kind" = 'refund'),
	CONSTRAINT "transfers_approved_by_another" CHECK ("transfers"."approved_by" <> "transfers"."created_by"),
	CONSTRAINT "transfers_failure" CHECK (("transfers"."failure" is not null) = ("transfers"."status" = 'failed')),
	CONSTRAINT "transfers_ended" CHECK (("transfers"."ended_at" is not null) = ("transfers"."status" in ('sent', 'failed'))),
	CONSTRAINT "transfers_called" CHECK ("transfers"."called_at" is null or "transfers"."status" <> 'awaiting_approval'),
	CONSTRAINT "transfers_sent_were_called" CHECK ("transfers"."status" <> 'sent' or "transfers"."called_at" is not null),
	CONSTRAINT "transfers_mobile" CHECK ("transfers"."phone" ~ '^[+]225(01|05|07)[0-9]{8}$'),
	CONSTRAINT "transfers_open_know_where" CHECK ("transfers"."phone" is not null or "transfers"."ended_at" is not null),
	CONSTRAINT "transfers_transaction_id_form" CHECK ("transfers"."transaction_id" ~ '^[A-Z0-9-]{8,30}$')
);
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_proposals" ADD CONSTRAINT "face_proposals_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_proposals" ADD CONSTRAINT "face_proposals_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_proposals" ADD CONSTRAINT "face_proposals_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_albums" ADD CONSTRAINT "activity_albums_phase_id_project_phases_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."project_phases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_media" ADD CONSTRAINT "activity_media_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_media" ADD CONSTRAINT "activity_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_media" ADD CONSTRAINT "album_media_album_id_activity_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."activity_albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_media" ADD CONSTRAINT "album_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_creations" ADD CONSTRAINT "product_creations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_creations" ADD CONSTRAINT "product_creations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_codes" ADD CONSTRAINT "delivery_codes_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand before the foreign keys, some of which refer to it.
CREATE UNIQUE INDEX "parcels_one_per_vendor_key" ON "parcels" USING btree ("order_id","vendor_id");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_zones" ADD CONSTRAINT "round_zones_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_zones" ADD CONSTRAINT "round_zones_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_producers" ADD CONSTRAINT "favourite_producers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_producers" ADD CONSTRAINT "favourite_producers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_parcel_fk" FOREIGN KEY ("order_id","vendor_id") REFERENCES "public"."parcels"("order_id","vendor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_parcel_fk" FOREIGN KEY ("parcel_id","order_id") REFERENCES "public"."parcels"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_parcel_id_order_id_parcels_id_order_id_fk" FOREIGN KEY ("parcel_id","order_id") REFERENCES "public"."parcels"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_point_id_pickup_points_id_fk" FOREIGN KEY ("pickup_point_id") REFERENCES "public"."pickup_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_slug_pages_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."pages"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shortage_id_order_events_id_fk" FOREIGN KEY ("shortage_id") REFERENCES "public"."order_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_number_requests" ADD CONSTRAINT "payout_number_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_numbers" ADD CONSTRAINT "payout_numbers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_hours" ADD CONSTRAINT "pickup_hours_pickup_point_id_pickup_points_id_fk" FOREIGN KEY ("pickup_point_id") REFERENCES "public"."pickup_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_items" ADD CONSTRAINT "problem_items_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_items" ADD CONSTRAINT "problem_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_parcel_fk" FOREIGN KEY ("parcel_id","order_id") REFERENCES "public"."parcels"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_vendor_fk" FOREIGN KEY ("order_id","vendor_id") REFERENCES "public"."parcels"("order_id","vendor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_products" ADD CONSTRAINT "featured_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_parcels" ADD CONSTRAINT "transfer_parcels_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_parcels" ADD CONSTRAINT "transfer_parcels_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_user_idx" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "face_proposals_awaiting_idx" ON "face_proposals" USING btree ("proposed_at") WHERE "face_proposals"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "face_proposals_portrait_idx" ON "face_proposals" USING btree ("portrait_id");--> statement-breakpoint
CREATE INDEX "face_proposals_cover_idx" ON "face_proposals" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "password_resets_user_idx" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_recent_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_role_created_idx" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_people_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_user_key" ON "vendors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vendors_status_created_idx" ON "vendors" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vendors_letters_idx" ON "vendors" USING gin (plain_text("business_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_portrait_idx" ON "vendors" USING btree ("portrait_id");--> statement-breakpoint
CREATE INDEX "vendors_cover_idx" ON "vendors" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "activity_albums_phase_idx" ON "activity_albums" USING btree ("phase_id");--> statement-breakpoint
CREATE INDEX "album_media_album_idx" ON "album_media" USING btree ("album_id","order");--> statement-breakpoint
CREATE INDEX "audit_events_target_idx" ON "audit_events" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "audit_events_when_idx" ON "audit_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor_username","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_kind_idx" ON "audit_events" USING btree ("target_type","created_at","id");--> statement-breakpoint
CREATE INDEX "picture_uploads_vendor_idx" ON "picture_uploads" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "picture_uploads_age_idx" ON "picture_uploads" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "product_creations_product_idx" ON "product_creations" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_creations_age_idx" ON "product_creations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_once_key" ON "product_images" USING btree ("product_id","media_id");--> statement-breakpoint
CREATE INDEX "product_images_media_idx" ON "product_images" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "products_recent_idx" ON "products" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("price","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_vendor_idx" ON "products" USING btree ("vendor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_status_idx" ON "products" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_rating_idx" ON "products" USING btree (coalesce("rating", 0),"review_count","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_categories_idx" ON "products" USING btree ("id","category");--> statement-breakpoint
CREATE INDEX "products_letters_idx" ON "products" USING gin (plain_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_names_idx" ON "products" USING gin ("name_document");--> statement-breakpoint
CREATE INDEX "products_descriptions_idx" ON "products" USING gin ("description_document");--> statement-breakpoint
CREATE INDEX "products_counted_idx" ON "products" USING btree ("category","region","vendor_id","price") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_key" ON "reviews" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_recent_idx" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_words_idx" ON "reviews" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_words_spellings_idx" ON "search_words" USING gin ("spellings");--> statement-breakpoint
CREATE INDEX "search_words_sounds_idx" ON "search_words" USING gin ("sounds");--> statement-breakpoint
CREATE INDEX "search_words_letters_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_unheard_idx" ON "search_words" USING btree ("word") WHERE "search_words"."sounds" is null;--> statement-breakpoint
CREATE INDEX "addresses_user_idx" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_key" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "rounds_vendor_idx" ON "rounds" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "zones_name_key" ON "zones" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "favourite_producers_vendor_idx" ON "favourite_producers" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "favourite_products_product_idx" ON "favourite_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once_key" ON "stock_alerts" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_product_idx" ON "stock_alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "kept_sales_revenue_idx" ON "kept_sales" USING btree ("period","subject","revenue","subject_id","count");--> statement-breakpoint
CREATE INDEX "ledger_postings_vendor_idx" ON "ledger_postings" USING btree ("vendor_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order_idx" ON "ledger_transactions" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "market_balances_day_idx" ON "market_balances" USING btree ("day","account");--> statement-breakpoint
CREATE INDEX "order_balances_held_idx" ON "order_balances" USING btree ("vendor_id","order_id") WHERE "order_balances"."account" = 'provider_holds' and "order_balances"."amount" <> 0;--> statement-breakpoint
CREATE INDEX "vendor_totals_vendor_idx" ON "vendor_totals" USING btree ("vendor_id","account");--> statement-breakpoint
CREATE INDEX "mails_recent_idx" ON "mails" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree (lower("recipient"),"attempted_at") WHERE "mails"."is_limited";--> statement-breakpoint
CREATE INDEX "mails_erased_idx" ON "mails" USING btree ("erased_recipient") WHERE "mails"."erased_recipient" is not null;--> statement-breakpoint
CREATE INDEX "mails_of_idx" ON "mails" USING btree ("account_id","attempted_at") WHERE "mails"."is_limited";--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("waits_until") WHERE "mails"."waits_until" is not null;--> statement-breakpoint
CREATE INDEX "mails_unsent_idx" ON "mails" USING btree ("attempted_at") WHERE "mails"."status" in ('queued', 'failed');--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_once_key" ON "order_items" USING btree ("order_id","product_id");--> statement-breakpoint
CREATE INDEX "order_items_parcel_idx" ON "order_items" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_shares_order_idx" ON "order_shares" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_open_idx" ON "orders" USING btree ("customer_id") WHERE "orders"."status" in ('pending', 'confirmed', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_recipients_idx" ON "orders" USING gin ("recipient_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_online_idx" ON "orders" USING btree ("id") WHERE "orders"."payment_method" in ('cinetpay');--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("created_at") WHERE "orders"."payment_method" in ('cinetpay') and "orders"."payment_status" <> 'completed' and "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "parcels_vendor_idx" ON "parcels" USING btree ("vendor_id","order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcels_by_day_idx" ON "parcels" USING btree ("vendor_id","planned_on","order_id") WHERE "parcels"."status" in ('pending', 'confirmed', 'shipped');--> statement-breakpoint
CREATE INDEX "parcels_vendor_revenue_idx" ON "parcels" USING btree ("vendor_id","payment_status","subtotal") WHERE "parcels"."status" = 'delivered';--> statement-breakpoint
CREATE INDEX "parcels_earned_idx" ON "parcels" USING btree ((("created_at" at time zone 'Africa/Abidjan')::date)) WHERE "parcels"."status" = 'delivered' and "parcels"."payment_status" = 'completed';--> statement-breakpoint
CREATE INDEX "parcels_without_code_idx" ON "parcels" USING btree ("vendor_id") WHERE "parcels"."delivered_with" = 'none';--> statement-breakpoint
CREATE INDEX "contact_messages_recent_idx" ON "contact_messages" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_unread_idx" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "page_versions_slug_idx" ON "page_versions" USING btree ("slug","id");--> statement-breakpoint
CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_open_idx" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "payments_failed_idx" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('REFUSED', 'EXPIRED');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_settled_once_key" ON "payments" USING btree ("order_id") WHERE "payments"."settled_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_parcel_key" ON "refunds" USING btree ("payment_id","parcel_id") WHERE "refunds"."shortage_id" is null and "refunds"."problem_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_shortage_key" ON "refunds" USING btree ("shortage_id") WHERE "refunds"."shortage_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_problem_key" ON "refunds" USING btree ("problem_id") WHERE "refunds"."problem_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_payment_key" ON "refunds" USING btree ("payment_id") WHERE "refunds"."parcel_id" is null;--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_status_idx" ON "refunds" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_parcels_payout_idx" ON "payout_parcels" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payouts_recent_idx" ON "payouts" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_points_name_key" ON "pickup_points" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "problem_items_line_idx" ON "problem_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "problem_pictures_customer_idx" ON "problem_pictures" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "problem_pictures_unused_idx" ON "problem_pictures" USING btree ("created_at") WHERE "problem_pictures"."problem_id" is null;--> statement-breakpoint
CREATE INDEX "problems_order_idx" ON "problems" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "problems_vendor_idx" ON "problems" USING btree ("vendor_id","id");--> statement-breakpoint
CREATE INDEX "problems_status_idx" ON "problems" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "problems_borne_by_vendor_idx" ON "problems" USING btree ("vendor_id","parcel_id") WHERE "problems"."born_by" = 'vendor';--> statement-breakpoint
CREATE INDEX "security_events_when_idx" ON "security_events" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "security_events_kind_idx" ON "security_events" USING btree ("kind","last_at","id");--> statement-breakpoint
CREATE INDEX "security_events_user_idx" ON "security_events" USING btree ("user_id","last_at","id");--> statement-breakpoint
CREATE INDEX "text_messages_recent_idx" ON "text_messages" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "text_messages_to_idx" ON "text_messages" USING btree ("recipient","attempted_at");--> statement-breakpoint
CREATE INDEX "text_messages_erased_idx" ON "text_messages" USING btree ("erased_recipient") WHERE "text_messages"."erased_recipient" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_unsent_idx" ON "text_messages" USING btree ("attempted_at") WHERE "text_messages"."status" in ('queued', 'failed');--> statement-breakpoint
CREATE INDEX "transfer_parcels_parcel_idx" ON "transfer_parcels" USING btree ("parcel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_open_payout_key" ON "transfers" USING btree ("vendor_id","part") WHERE "transfers"."status" in ('awaiting_approval', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_open_refund_key" ON "transfers" USING btree ("refund_id","part") WHERE "transfers"."status" in ('awaiting_approval', 'pending');--> statement-breakpoint
CREATE INDEX "transfers_status_idx" ON "transfers" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transfers_vendor_idx" ON "transfers" USING btree ("vendor_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transfers_refund_idx" ON "transfers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "transfers_order_idx" ON "transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transfers_pending_idx" ON "transfers" USING btree ("asked_at") WHERE "transfers"."status" = 'pending';--> statement-breakpoint
CREATE VIEW "public"."sales" AS (
  select (created_at at time zone 'Africa/Abidjan')::date as day, 'vendor'::sale_subject as subject, vendor_id as subject_id, 1 as count, subtotal as revenue
  from "parcels" where status = 'delivered' and payment_status = 'completed'
  union all select (created_at at time zone 'Africa/Abidjan')::date, 'product', product_id, quantity, quantity * price
  from "parcels" join "order_items" on parcel_id = parcels.id where status = 'delivered' and payment_status = 'completed');
