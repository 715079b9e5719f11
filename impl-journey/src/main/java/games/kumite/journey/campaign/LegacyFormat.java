package games.kumite.journey.campaign;

import games.kumite.api.InvalidSetupException;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.state.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Legacies as text, one pilgrim after the other: {@code tripitaka level=2 good=3 bad=0 hand=F02,T5 play=T6 corruption=-;
 * monkey-king level=1 ...}. Stateless.
 */
public final class LegacyFormat {

  private static final String NONE = "-";
  private static final Pattern FORM = Pattern.compile(
      "(\\S+) level=([1-3]) good=([0-9]) bad=([0-9]) hand=(\\S+) play=(\\S+) corruption=(\\S+)");

  private LegacyFormat() {}

  static String write(Content content, BackToBackLegacy legacy) {
    return content.pilgrims().get(legacy.pilgrim()).entry().id() + " level=" + legacy.level() + " good="
        + legacy.good() + " bad=" + legacy.bad() + " hand=" + list(legacy.hand()) + " play=" + list(legacy.play())
        + " corruption=" + list(legacy.corruption());
  }

  private static String list(List<String> ids) {
    return ids.isEmpty() ? NONE : String.join(",", ids);
  }

  /**
   * Reads and checks the legacies of all pilgrims.
   *
   * @param text the option's value; empty if this quest follows no other
   * @return one legacy for each pilgrim in their order, or none at all
   * @throws InvalidSetupException if a pilgrim is missing or its legacy is impossible
   */
  public static List<BackToBackLegacy> read(Content content, String text) {
    if (text.isBlank()) {
      return List.of();
    }
    String[] parts = text.split(";");
    require(parts.length == Content.PILGRIMS, "must have " + Content.PILGRIMS
        + " pilgrims with semicolons between them, like \"" + example(content, 0) + "; " + example(content, 1) + "; ...\", had " + parts.length);
    List<BackToBackLegacy> legacies = new ArrayList<>();
    List<String> used = new ArrayList<>();
    for (int pilgrim = 0; pilgrim < parts.length; pilgrim++) {
      BackToBackLegacy legacy = read(content, pilgrim, parts[pilgrim].strip());
      check(content, legacy, used);
      legacies.add(legacy);
    }
    return List.copyOf(legacies);
  }

  private static BackToBackLegacy read(Content content, int pilgrim, String part) {
    Matcher match = FORM.matcher(part);
    String id = content.pilgrims().get(pilgrim).entry().id();
    require(match.matches() && match.group(1).equals(id), "part " + (pilgrim + 1) + " must be like \""
        + example(content, pilgrim) + "\", was \"" + part + "\"");
    return new BackToBackLegacy(pilgrim, Integer.parseInt(match.group(2)), Integer.parseInt(match.group(3)),
        Integer.parseInt(match.group(4)), ids(match.group(5)), ids(match.group(6)), ids(match.group(7)));
  }

  private static String example(Content content, int pilgrim) {
    return content.pilgrims().get(pilgrim).entry().id() + " level=1 good=0 bad=0 hand=- play=- corruption=-";
  }

  private static List<String> ids(String list) {
    return list.equals(NONE) ? List.of() : List.of(list.split(","));
  }

  private static void check(Content content, BackToBackLegacy legacy, List<String> used) {
    String owner = content.pilgrims().get(legacy.pilgrim()).entry().id();
    for (String id : legacy.hand()) {
      Card card = card(content, id);
      require(card.deck() == Deck.FORTUNE || card.pilgrim().equals(owner), id + " is no card for the hand of " + owner);
    }
    for (String id : legacy.play()) {
      Card card = card(content, id);
      require(card.kind() == CardKind.PERMANENT && card.pilgrim().equals(owner), id + " cannot be in play at " + owner);
    }
    for (String id : legacy.corruption()) {
      require(card(content, id).deck() == Deck.CORRUPTION, id + " is no corruption card");
    }
    Stream.of(legacy.hand(), legacy.play(), legacy.corruption()).flatMap(List::stream).forEach(used::add);
    for (String id : used) {
      int copies = card(content, id).copies();
      require(used.stream().filter(id::equals).count() <= copies, "there are no more than " + copies + " of " + id);
    }
  }

  /** Returns a card that pilgrims can have, by its id. */
  static Card card(Content content, String id) {
    return Stream.of(content.skills(), content.fortunes(), content.corruptions()).flatMap(List::stream)
        .filter(card -> card.id().equals(id)).findFirst()
        .orElseThrow(() -> new InvalidSetupException(said("there is no card " + id)));
  }

  private static void require(boolean isRight, String message) {
    if (!isRight) {
      throw new InvalidSetupException(said(message));
    }
  }

  private static String said(String message) {
    return "option " + Settings.CAMPAIGN + ": " + message;
  }
}
