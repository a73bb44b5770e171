-- Reminders about the profile are emails like the others.
alter table notifications.email
  drop constraint email_kind_known,
  add constraint email_kind_known check (kind in ('new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'weekly_updates',
    'reminders', 'news', 'promotions'));
