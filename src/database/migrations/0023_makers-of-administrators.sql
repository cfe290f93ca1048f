-- Who made whom an administrator is asked for as long as there are transfers: the journal keeps the id of an actor that is deleted,
-- as it keeps that of an account which somebody deleted.
DROP INDEX "audit_events_of_idx";--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_actor_id_users_id_fk";
--> statement-breakpoint
-- What was forgotten by now is known by the name under which the actor was deleted, where no two were and it was an administrator's.
DROP TRIGGER audit_events_append_only ON audit_events;
--> statement-breakpoint
UPDATE audit_events AS forgotten SET actor_id = gone.id
FROM (
  SELECT before ->> 'username' AS username, min(target_id)::uuid AS id, max(created_at) AS at
  FROM audit_events WHERE action = 'user.deleted'
  GROUP BY before ->> 'username' HAVING count(*) = 1 AND bool_and(before ->> 'role' = 'admin')
) AS gone
WHERE forgotten.actor_id IS NULL AND forgotten.actor_username = gone.username AND forgotten.created_at <= gone.at;
--> statement-breakpoint
-- Histories are only written, never rewritten.
CREATE OR REPLACE FUNCTION refuse_rewriting_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();
