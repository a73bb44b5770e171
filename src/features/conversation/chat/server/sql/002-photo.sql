-- The picture of a photo message. Its bytes lie in the blobs, as <key>/160.webp, /480.webp and /960.webp. Where the row is gone and
-- the message is not, whoever sent it has left.
create table chat.photo (
  conversation_id bigint not null,
  seq int not null,
  -- The id its address bears.
  public_id uuid not null constraint photo_public_id_once unique,
  -- Of the largest width kept, in pixels.
  width smallint not null,
  height smallint not null,
  key text not null,
  -- Of the file as it was sent (SHA-256), so that a repeat is told from another picture.
  digest bytea not null,
  constraint photo_pk primary key (conversation_id, seq),
  constraint photo_message_fk foreign key (conversation_id, seq) references chat.message on delete cascade,
  constraint photo_measured check (width > 0 and height > 0)
);
