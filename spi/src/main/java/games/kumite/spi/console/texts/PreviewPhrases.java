package games.kumite.spi.console.texts;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import games.kumite.api.display.Preview;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of a preview, for a player who looks at a table. Immutable. */
public final class PreviewPhrases {

  private static final int PERCENT = 100;
  private static final List<String> FLAGS = List.of("true", "false", "");
  /** A list of words or ids as a text. */
  private static final Pattern LIST = Pattern.compile("\\[[^\\[\\]]+\\]");
  /** The largest number of places or values that are told for one change. */
  private static final int MAX_VALUES = 2;
  /** The kinds that would not be recognised by the name in the id alone. */
  private static final List<Kind> NAMED_BY_KIND = List.of(Kind.SEAT, Kind.HAND, Kind.DECK, Kind.PILE, Kind.CARD);
  /** The attributes that need no name beside a number of their element. */
  private static final List<String> PLAIN = List.of("value", "count");

  private final Preview preview;
  private final Table table;
  private final ConsoleTexts say;

  /**
   * Creates the words of a preview.
   *
   * @param preview the preview
   * @param table the table before the action, as the deciding seat sees it
   * @param say the texts of its language, with the words of the game
   */
  public PreviewPhrases(Preview preview, Table table, ConsoleTexts say) {
    this.preview = preview;
    this.table = table;
    this.say = say;
  }

  /**
   * Returns the chance that the seat's prospects are better afterwards.
   *
   * @return the chance; empty if the game does not estimate prospects
   */
  public Optional<String> success() {
    return preview.success().isPresent()
        ? Optional.of(say.text("what-success", Math.round(preview.success().getAsDouble() * PERCENT))) : Optional.empty();
  }

  /**
   * Returns the harm.
   *
   * @return a phrase for each change, the most likely first
   */
  public List<String> harm() {
    return preview.hurt().stream().map(this::phrase).toList();
  }

  /**
   * Returns the changes that are not harm, except for flags of seats, such as whose turn it is.
   *
   * @return a phrase for each change, the most likely first
   */
  public List<String> others() {
    return preview.changes().stream().filter(change -> !change.isHarm() && !isFlagOfSeat(change)).map(this::phrase).toList();
  }

  private static boolean isFlagOfSeat(Preview.Change change) {
    return change.id().startsWith("seat:") && FLAGS.containsAll(change.values().keySet());
  }

  private static boolean isNumber(Preview.Change change) {
    return change.least() != 0 || change.most() != 0;
  }

  private String phrase(Preview.Change change) {
    String name = distinct(change);
    if (change.attribute().equals(Preview.PLACE)) {
      return Text.printable(name + ": " + places(change));
    }
    return Text.printable(name + ": " + (isNumber(change) ? number(change) : values(change)) + chance(change.chance()));
  }

  /** Returns the name of a change's element; with the name of what holds it if another one that changes is called the same. */
  private String distinct(Preview.Change change) {
    String name = nameOf(change);
    boolean isShared = preview.changes().stream().anyMatch(other -> !other.id().equals(change.id()) && nameOf(other).equals(name));
    return !isShared ? name : holder(change.id()).map(holder -> name + " (" + name(holder) + ")").orElse(name);
  }

  private String nameOf(Preview.Change change) {
    return table.find(change.id()).map(this::name).orElse(change.label());
  }

  /** Returns the nearest element around another one that is called otherwise. */
  private Optional<Element> holder(String id) {
    Optional<Element> holder = table.parent(id);
    while (holder.isPresent() && table.find(id).map(this::name).equals(holder.map(this::name))) {
      holder = table.parent(holder.get().id());
    }
    return holder;
  }

  private static String chance(double chance) {
    long percent = Math.max(1, Math.round(chance * PERCENT));
    return percent == PERCENT ? "" : " (" + percent + " %)";
  }

  private String number(Preview.Change change) {
    String difference = change.least() == change.most() ? String.format(Locale.ROOT, "%+d", change.most())
        : say.text("what-range", String.format(Locale.ROOT, "%+d", change.least()), String.format(Locale.ROOT, "%+d", change.most()));
    return PLAIN.contains(change.attribute()) ? difference : attribute(change.attribute()) + " " + difference;
  }

  private String attribute(String name) {
    return say.word("attribute." + name).orElse(Text.spaced(name));
  }

  /** Returns the likeliest places; points of an open table and unknown places are one place. */
  private String places(Preview.Change change) {
    Map<String, Double> chances = change.values().entrySet().stream().collect(Collectors.groupingBy(
        entry -> place(entry.getKey()), LinkedHashMap::new, Collectors.summingDouble(Map.Entry::getValue)));
    return chances.entrySet().stream().limit(MAX_VALUES).map(entry -> entry.getKey() + chance(entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  private String place(String place) {
    if (place.isEmpty()) {
      return say.text("what-gone");
    }
    return table.find(place).or(() -> space(place)).map(holder -> say.text("what-to", name(holder))).orElse(say.text("what-moves"));
  }

  /** Returns the space with the coordinates of a grid. */
  private Optional<Element> space(String coordinates) {
    return table.all().values().stream().filter(element -> element.kind() == Kind.SPACE
        && coordinates.equals(element.get("column") + " " + element.get("row"))).findFirst();
  }

  private String values(Preview.Change change) {
    return change.values().keySet().stream().limit(MAX_VALUES).map(value -> value(change.attribute(), value))
        .collect(Collectors.joining(" " + say.text("or") + " "));
  }

  private String value(String attribute, String value) {
    String flag = say.word("flag." + attribute).orElseGet(() -> attribute(attribute));
    if (LIST.matcher(value).matches()) {
      return Stream.of(value.substring(1, value.length() - 1).split(", "))
          .map(one -> value(attribute, one)).collect(Collectors.joining(", "));
    }
    return switch (value) {
      case "true" -> flag;
      case "false" -> say.text("what-not", flag);
      case "", "[]" -> say.text("what-none", attribute(attribute));
      default -> say.word("value." + attribute + "." + value)
          .orElseGet(() -> attribute(attribute) + " " + table.find(value).map(this::name).orElse(value));
    };
  }

  private String name(Element element) {
    Object name = element.get("label") != null ? element.get("label") : element.get("name");
    String inner = element.id().substring(element.id().indexOf(':') + 1);
    return name != null ? name.toString() : NAMED_BY_KIND.contains(element.kind())
        ? Text.capital(say.word("kind." + element.kind().word()).orElse(element.kind().word())) + " " + inner
        : element.kind() == Kind.SPACE ? inner.replace('-', ' ') : Text.capital(Text.spaced(inner));
  }
}
