create index chat_messages_words on chat_messages using gin (chat_message_words(chatroom_id, content))
  where deleted_at is null and hidden_at is null;
