/** Git-ignored (.gitignore), and unknown to Tailwind's list of files. */
const DEFAULT_FOLDER = '.supabase-local'

/** Where the embedded backend of this copy keeps its data: LOCAL_SUPABASE_DIR, or a folder in the project. */
export const localDataFolder = () => process.env.LOCAL_SUPABASE_DIR || DEFAULT_FOLDER
