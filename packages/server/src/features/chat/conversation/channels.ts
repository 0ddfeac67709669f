export const roomChannel = (chatroomId: string) => `chatroom:${chatroomId}`

/** Those who have blocked a person listen to this: what the person says is not pushed to them. */
export const blockersChannel = (userId: string) => `blockers:${userId}`
