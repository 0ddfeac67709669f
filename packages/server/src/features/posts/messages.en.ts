export const messages = {
  authorSubject: '{name} names you as an author on Materia',
  authorText: '{name} published “{title}” and names you as one of its authors.',
  authorAccept: 'Your name appears only if you accept. You can take it off again at any time.',
  authorButton: 'See the request',
  day: 'day',
  titleColumn: 'title',
  views: 'views',
  likes: 'likes',
} as const
