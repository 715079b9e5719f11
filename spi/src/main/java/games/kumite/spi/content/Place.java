package games.kumite.spi.content;

/** Where in the content something is. */
record Place(String file, String entry, String field) {

  Place inner(String name) {
    String shown = Words.printable(name);
    return new Place(file, entry, field.isEmpty() ? shown : field + "/" + shown);
  }
}
