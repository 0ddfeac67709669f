export const messageMax = 4_000
export const messagesPerPage = 50
/** Stands in the place of a message that is held for review; screens say it in the viewer's language. */
export const hiddenMessage = 'This message is hidden until it has been reviewed.'

/** Stands in the place of a message that its author deleted. */
export const deletedMessage = 'This message was deleted.'
/** Stands in the place of what somebody said whom the viewer has blocked. */
export const blockedMessage = 'You have blocked this person.'

/** Pictures and files of one message. */
export const messageFilesMax = 10

export const chatroomUsersMax = 500
/** Rooms of one owner; conversations of two and rooms about an item are beside them. */
export const ownedChatroomsMax = 200
export const reactionsMax = 20
/** Times that one message or comment can be edited: all that it said before is kept. */
export const editsMax = 100
/** Offered first; every emoji can be sent. */
export const quickReactions = ['👍', '❤️', '🙏', '😂', '😮', '✅'] as const
