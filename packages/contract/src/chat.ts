export const messageMax = 4_000
export const messagesPerPage = 50
/** Stands in the place of a message that is held for review; screens say it in the viewer's language. */
export const hiddenMessage = 'This message is hidden until it has been reviewed.'

export const chatroomUsersMax = 500
