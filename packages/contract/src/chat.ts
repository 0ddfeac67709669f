export const messageMax = 4_000
export const messagesPerPage = 50

export const chatroomUsersMax = 500
