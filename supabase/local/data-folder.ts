/** Ignored by Git (.gitignore), and not among the files that Tailwind reads. */
const DEFAULT_FOLDER = '.supabase-local'

/** The folder where the embedded backend keeps its data: LOCAL_SUPABASE_DIR, or one in the project. */
export const localDataFolder = () => process.env.LOCAL_SUPABASE_DIR || DEFAULT_FOLDER
