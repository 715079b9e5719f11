package games.kumite.spi.cards;

/** Cards written down: zone by zone, each card with who knows it, then what is believed of the others. */
final class CardText {

  private CardText() {}

  static String of(Cards cards) {
    CardLayout layout = cards.layout();
    StringBuilder text = new StringBuilder();
    for (Zone zone : layout.zones()) {
      text.append(zone.kind()).append(' ').append(zone.name()).append(':');
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        int face = cards.face(token);
        text.append(' ').append(layout.name(face)).append('#').append(face).append('@').append(token)
            .append(cards.isPublic(token) ? '=' : '~').append(Integer.toBinaryString(cards.knownBy(token)));
      }
      text.append('\n');
    }
    for (int observer = 0; observer <= layout.seats(); observer++) {
      write(cards, cards.beliefs.of(observer), text.append("observer ").append(observer).append(':'));
    }
    return text.toString();
  }

  private static void write(Cards cards, Belief belief, StringBuilder text) {
    CardLayout layout = cards.layout();
    for (int urn = 0; urn < belief.urns(); urn++) {
      text.append(" [");
      for (int name = 0; name < layout.nameCount(); name++) {
        if (belief.names[urn][name] != 0) {
          text.append(layout.name(layout.copies(name)[0])).append('*').append(belief.names[urn][name]).append(' ');
        }
      }
      for (int from = 0; from < urn; from++) {
        if (belief.poured[urn][from] != 0) {
          text.append('(').append(from).append(")*").append(belief.poured[urn][from]).append(' ');
        }
      }
      text.append('|');
      for (int token = 0; token < belief.urnOf.length; token++) {
        text.append(belief.urnOf[token] == urn ? " @" + token : "");
      }
      text.append(']');
    }
    text.append('\n');
  }
}
