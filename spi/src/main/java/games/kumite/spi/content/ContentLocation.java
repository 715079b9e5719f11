package games.kumite.spi.content;

/** Where in the content something is. */
record ContentLocation(String file, String entry, String field) {

  ContentLocation inner(String name) {
    String shown = ContentWords.printable(name);
    return new ContentLocation(file, entry, field.isEmpty() ? shown : field + "/" + shown);
  }
}
