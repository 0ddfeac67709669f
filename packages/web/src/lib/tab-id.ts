/** How this tab names itself: news of a change that it made itself are news to other tabs alone. */
export const tabId = crypto.randomUUID()
