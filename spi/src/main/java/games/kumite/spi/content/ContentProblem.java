package games.kumite.spi.content;

/**
 * Something that is wrong with a piece of content. Immutable.
 *
 * @param file the file, as its reader would look for it; or the directory
 * @param entry which entry: its id in quotes, or its number from 1; empty if it is about the whole file
 * @param field the field, with the way to it ({@code effects/2/count}: the second effect's count);
 *     empty if it is about the whole entry
 * @param message what is wrong, and what would be right
 */
record ContentProblem(String file, String entry, String field, String message) {

  /**
   * The problem in one line.
   *
   * @return such as {@code bosses.json, entry "king", field health: must be 1..99, was 0}
   */
  @Override
  public String toString() {
    return file + (entry.isEmpty() ? "" : ", entry " + entry) + (field.isEmpty() ? "" : ", field " + field)
        + ": " + message;
  }
}
