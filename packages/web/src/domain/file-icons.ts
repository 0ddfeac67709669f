import { ArticleIcon } from '../ui/icons/icons.tsx'
import { ImageIcon, PaperclipIcon, VideoIcon } from '../ui/icons/screen-icons.tsx'

/** What stands for a file of each type. */
export const fileIcons = { Image: ImageIcon, Video: VideoIcon, PDF: ArticleIcon, Document: PaperclipIcon }
