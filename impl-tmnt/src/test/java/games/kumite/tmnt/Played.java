package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.References;
import games.kumite.api.Seat;
import games.kumite.api.Sum;
import games.kumite.spi.Inspection;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.testkit.DirectedMatch;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.strength.SumBreakdown;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A match that is told move by move, {@code A play card:O08}, and looked at. Passes may be told together: {@link #pass}
 * for the seats named, {@link #closes} for all up to the end of the window.
 */
public final class Played extends DirectedMatch {

  private static final String NAMES = "ABCDEF";

  /** Questions that are asked only so that nobody learns anything from their being left out (MT-RUL-58). */
  private static final Set<String> FOR_SECRECY = Set.of("phase-two", "target", "die-setter");

  private final boolean isEachTold;

  /** A match in which questions of one action are told too, or left out by the lines. */
  Played(Match match, LoadedDice dice, boolean isEachTold) {
    super(match, dice, Seat::name);
    this.isEachTold = isEachTold;
    afterMove();
  }

  @Override
  protected void afterMove() {
    while (!isEachTold && !match().isOver() && FOR_SECRECY.contains(match().decision().kind()) && match().actionCount() == 1) {
      match().play(0);
    }
  }

  /** Plays lines of the form {@code A play card:O08 ; run-1=3}. */
  public Played play(String... lines) {
    tell(lines);
    return this;
  }

  /** These seats pass, one after the other. */
  public Played pass(String... names) {
    for (String name : names) {
      tell(name + " pass");
    }
    return this;
  }

  /**
   * Everybody passes until the window closes.
   *
   * @param draws what is drawn by its last pass, such as {@code run-1=3}
   */
  Played closes(String draws) {
    String window = match().decision().kind();
    List<String> drawn = dice().lay(draws);
    List<String> fallen = new ArrayList<>();
    do {
      match().play(match().decision().parse("pass"));
      afterMove();
      dice().take().forEach(roll -> fallen.add(roll.toString()));
    } while (!match().isOver() && fallen.isEmpty() && match().decision().kind().equals(window)
        && options().contains("pass"));
    if (!fallen.equals(drawn)) {
      throw new AssertionError("expected draws " + drawn + ", but were " + fallen);
    }
    return this;
  }

  /** Everybody passes until the window closes, and nothing is drawn. */
  Played closes() {
    return closes("");
  }

  // what is there

  /** The state, for figures that have no place on the table. */
  GameState party() {
    return (GameState) Inspection.state(match());
  }

  int level(String name) {
    return party().level(NAMES.indexOf(name));
  }

  boolean isAlive(String name) {
    return party().isAlive(NAMES.indexOf(name));
  }

  /** A hand by ids in alphabetical order. */
  public String hand(String name) {
    return ids(party().hand(NAMES.indexOf(name)));
  }

  public int handSize(String name) {
    return party().cards().count(party().hand(NAMES.indexOf(name)));
  }

  /** What is in play, without the Character, by ids in alphabetical order; sideways Items with a tilde. */
  String table(String name) {
    List<String> ids = new ArrayList<>();
    Cards cards = party().cards();
    Zone zone = party().table(NAMES.indexOf(name));
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      boolean isSideways = party().face(token).type == CardType.ITEM
          && !party().has(token, Counters.EQUIPPED);
      ids.add((isSideways ? "~" : "") + party().face(token).id);
    }
    ids.removeIf(id -> id.startsWith("CH"));
    return ids.stream().sorted((a, b) -> a.replace("~", "").compareTo(b.replace("~", "")))
        .collect(Collectors.joining(" "));
  }

  /** The kept Traps. */
  String kept(String name) {
    return ids(party().kept(NAMES.indexOf(name)));
  }

  /** A zone of the table by its id without the kind: {@code door}, {@code door-discard}, {@code combat}, {@code open}. */
  String zone(String name) {
    return party().cards().layout().zones().stream().filter(zone -> zone.name().equals(name)).findFirst()
        .map(this::ids).orElseThrow();
  }

  /** The top card of a discard pile, {@code door} or {@code treasure}. */
  String topDiscard(String deck) {
    Zone pile = party().zones().discards[deck.equals("door") ? 0 : 1];
    return party().cards().isEmpty(pile) ? "" : party().face(party().cards().top(pile)).id;
  }

  /** Strength of the players and of the monsters, {@code 8:12}; {@code no combat} outside. */
  String strengths() {
    if (party().fighter() < 0) {
      return "no combat";
    }
    String strengths = Strength.side(party()) + ":" + Strength.monsters(party());
    assertThat(attribute("token:combat", "players") + ":" + attribute("token:combat", "monsters"))
        .as("the parts that the table shows").isEqualTo(strengths);
    return strengths;
  }

  /** The monsters of the combat with their strengths, {@code M20:12 M21:8}. */
  String monsters() {
    List<String> monsters = new ArrayList<>();
    for (int slot = 0; slot < party().get(Counters.MONSTERS); slot++) {
      if (party().isHere(slot)) {
        monsters.add(party().monsterFace(slot).id + ":" + Strength.monster(party(), slot, SumBreakdown.UNNOTED));
      }
    }
    return String.join(" ", monsters);
  }

  /** The Treasures that the monsters of the combat show. */
  int treasures() {
    return Strength.treasures(party());
  }

  /** A helper's name, {@code nobody} if there is none. */
  String helper() {
    return party().helper() < 0 ? "nobody" : NAMES.substring(party().helper(), party().helper() + 1);
  }

  /** Whose turn it is. */
  String active() {
    return NAMES.substring(party().active(), party().active() + 1);
  }

  /** The innermost phase. */
  String phase() {
    return match().phase().id();
  }

  /** The attribute of an element of the table; references as their ids, a sum as its value. */
  Object attribute(String element, String name) {
    Object found = table().find(element).map((Element shown) -> shown.get(name)).orElseThrow();
    return found instanceof Sum sum ? (Integer) sum.value() : found instanceof References ids ? ids.toString() : found;
  }

  /** A sum as people read it, {@code 5 = 3 seat:1 + 2 card:I22}. */
  String sum(String element, String name) {
    return String.valueOf(table().find(element).orElseThrow().get(name));
  }

  /** The winner's name, or all winners' in order; {@code nobody yet} before the end. */
  String winner() {
    return !match().isOver() ? "nobody yet" : match().seats().stream()
        .filter(seat -> match().outcome().standing(seat).result() == Outcome.Result.WIN
            || match().outcome().standing(seat).result() == Outcome.Result.DRAW)
        .map(Seat::name).collect(Collectors.joining(" "));
  }

  private String ids(Zone zone) {
    List<String> ids = new ArrayList<>();
    Cards cards = party().cards();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      ids.add(party().face(token).id);
    }
    return ids.stream().sorted().collect(Collectors.joining(" "));
  }
}
