import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- People who save together. Its escrow is a pot that only the group's own postings touch.
    create table savings_group (
      id bigint generated always as identity primary key,
      code text not null unique,
      kind text not null check (kind in ('esusu', 'savings_circle', 'investment_club')),
      name text not null,
      description text not null,
      contribution bigint not null check (contribution > 0),
      members_min smallint not null,
      members_max smallint not null,
      frequency text not null check (frequency in ('weekly', 'monthly')),
      -- Of a circle or club; an esusu has as many turns as places.
      duration_months smallint,
      turns smallint,
      open boolean not null,
      grace_days smallint not null check (grace_days between 0 and 14),
      arrears_rule text not null check (arrears_rule in ('offset', 'last')),
      leaver_rule text not null check (leaver_rule in ('settle', 'replace')),
      death_rule text not null check (death_rule in ('settle', 'heir')),
      status text not null check (status in ('recruiting', 'active', 'completed')),
      round smallint not null default 1,
      escrow bigint references account (id),
      founder uuid not null references customer (id),
      -- Interest on what a circle or club holds: hundredths of a percent a year, and what is reckoned but not paid, in millionths of a kobo.
      rate_bp integer not null default 0,
      accrued bigint not null default 0,
      accrued_on text,
      created_at timestamptz not null,
      started_at timestamptz,
      completed_at timestamptz,
      dissolved_at timestamptz,
      -- When there is something to do by the clock.
      next_at timestamptz
    );
    create index savings_group_next on savings_group (next_at) where next_at is not null;
    create index savings_group_open on savings_group (id) where open;

    -- A place in a group; it may pass to another customer with all that was paid and is to come.
    create table group_member (
      id bigint generated always as identity primary key,
      group_id bigint not null references savings_group (id),
      customer_id uuid not null references customer (id),
      ticket smallint not null,
      word text not null,
      standing boolean not null default false,
      kin_phone text,
      joined_at timestamptz not null,
      ended text check (ended in ('left', 'died')),
      ended_at timestamptz,
      unique (group_id, ticket)
    );
    create unique index group_member_once on group_member (group_id, customer_id) where ended is null;
    create index group_member_customer on group_member (customer_id);

    -- A round's draw: the commitment stands before anybody joins, the secret is told once the order is drawn.
    create table group_round (
      group_id bigint not null references savings_group (id),
      number smallint not null,
      commitment text not null,
      secret_sealed bytea not null,
      secret text,
      drawn_at timestamptz,
      started_at timestamptz,
      primary key (group_id, number)
    );

    -- The roster of a round, fixed when it starts.
    create table group_seat (
      group_id bigint not null,
      round smallint not null,
      member_id bigint not null references group_member (id),
      ticket smallint not null,
      word text not null,
      hash text,
      place smallint not null,
      primary key (group_id, round, member_id),
      unique (group_id, round, place),
      foreign key (group_id, round) references group_round (group_id, number)
    );
    create function roster_is_fixed() returns trigger language plpgsql as $$
      begin raise exception 'the roster of a round is fixed'; end $$;
    create trigger group_seat_fixed before update or delete on group_seat for each row execute function roster_is_fixed();

    create table group_turn (
      group_id bigint not null,
      round smallint not null,
      number smallint not null,
      -- Who gets the pot; nobody in a circle or club.
      member_id bigint references group_member (id),
      due_at timestamptz not null,
      paid_out bigint not null default 0 check (paid_out >= 0),
      paid_out_at timestamptz,
      primary key (group_id, round, number),
      foreign key (group_id, round) references group_round (group_id, number)
    );

    -- One contribution of one member to one turn.
    create table group_due (
      id bigint generated always as identity primary key,
      group_id bigint not null,
      round smallint not null,
      turn smallint not null,
      member_id bigint not null references group_member (id),
      amount bigint not null check (amount > 0),
      due_at timestamptz not null,
      grace_until timestamptz not null,
      status text not null default 'open' check (status in ('open', 'paid', 'cancelled', 'refunded')),
      -- It has left the escrow, to whom it was for.
      passed boolean not null default false,
      paid_at timestamptz,
      posting_id bigint,
      -- What it bought of a circle or club, by what that was worth then: thousandths of what a kobo buys at the beginning.
      units bigint not null default 0 check (units >= 0),
      reminded_at timestamptz,
      missed_at timestamptz,
      unique (group_id, round, turn, member_id),
      foreign key (group_id, round, turn) references group_turn (group_id, round, number),
      check (not passed or status = 'paid')
    );
    create index group_due_member on group_due (member_id, round, turn);

    -- Two members who would change places, or a member who would hand theirs over.
    create table group_request (
      id bigint generated always as identity primary key,
      group_id bigint not null references savings_group (id),
      round smallint not null,
      kind text not null check (kind in ('swap', 'takeover')),
      member_id bigint not null references group_member (id),
      to_member_id bigint references group_member (id),
      to_customer_id uuid not null references customer (id),
      status text not null default 'open' check (status in ('open', 'agreed', 'declined', 'ended')),
      asked_at timestamptz not null,
      answered_at timestamptz
    );
    create unique index group_request_once on group_request (group_id, member_id) where status = 'open';

    create table group_vote (
      id bigint generated always as identity primary key,
      group_id bigint not null references savings_group (id),
      status text not null default 'open' check (status in ('open', 'passed', 'failed')),
      opened_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz
    );
    create unique index group_vote_once on group_vote (group_id) where status = 'open';

    create table group_ballot (
      vote_id bigint not null references group_vote (id),
      member_id bigint not null references group_member (id),
      agreed boolean not null,
      at timestamptz not null,
      primary key (vote_id, member_id)
    );

    -- The book that every member sees: a line for each posting of the escrow, and for what was decided.
    create table group_line (
      id bigint generated always as identity primary key,
      group_id bigint not null references savings_group (id),
      at timestamptz not null,
      kind text not null,
      member_id bigint references group_member (id),
      round smallint not null,
      turn smallint,
      amount bigint,
      balance bigint,
      posting_id bigint,
      reference text
    );
    create index group_line_group on group_line (group_id, id);
  `.execute(db);
}
