-- Days whose email about missed deadlines was sent.
create table complaints.deadline_email (
  day date constraint deadline_email_pk primary key,
  at timestamptz(3) not null
);
