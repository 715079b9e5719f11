package games.kumite.journey.content;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The moment at which a card may be played: {@code AFTER(attackRoll on self)}.
 *
 * @param moment its relation to the events
 * @param events the events, empty for ANY and ACTIVE
 * @param party the figures whose events count
 * @param within the distance for {@link Party#ON_A_PILGRIM_WITHIN}, else 0
 */
public record Trigger(Moment moment, List<Event> events, Party party, int within) {

  /** The relation of a card to its events (JW-CRD-04). */
  public enum Moment { ANY, ACTIVE, BEFORE, AFTER, FORCED }

  /** The events that can trigger a card. */
  public enum Event {
    MOVE("move"), ATTACK("attack"), ATTACK_ROLL("attackRoll"), DEFENSE_ROLL("defenseRoll"), DAMAGE("damage"),
    /** Damage that would bring health to 0. */
    LETHAL_DAMAGE("lethalDamage"), DEFEAT("defeat"), CLEANSE_ROLL("cleanseRoll"), KILL("kill"),
    DRAW_FORTUNE("draw fortune"), DRAW_MISFORTUNE("draw misfortune"), DRAW_CORRUPTION("draw corruption"),
    DRAW_SKILL("draw skill"), SPIN("spin"), SPAWN("spawn"), ACTIVATION("activation");

    private final String word;

    Event(String word) {
      this.word = word;
    }

    /** Returns the event in the notation of the ledger. */
    public String word() {
      return word;
    }
  }

  /** The figures whose events count. */
  public enum Party {
    /** Events that the owner causes. */
    SELF,
    /** Events that affect the owner. */
    ON_SELF,
    /** Events that affect any pilgrim. */
    ON_ANY_PILGRIM,
    /** Events that affect another pilgrim. */
    ON_ANOTHER_PILGRIM,
    /** Events that affect a pilgrim on the owner's tile. */
    ON_A_PILGRIM_ON_OWN_TILE,
    /** Events that affect a pilgrim within a given distance. */
    ON_A_PILGRIM_WITHIN,
    /** Events that any pilgrim causes. */
    ANY_PILGRIM
  }

  /** The number of bits of {@link #occasions} before those of moments that have events. */
  private static final int WITHOUT_EVENTS = 2;
  private static final int EVENTS = Event.values().length;

  private static final Pattern FORM = Pattern.compile("(BEFORE|AFTER|FORCED)\\((.*)\\)");
  private static final Pattern WITHIN = Pattern.compile("(.*) ([1-9])");

  /**
   * Reads a trigger.
   *
   * @throws IllegalArgumentException if the text is not a trigger
   */
  static Trigger parse(String text) {
    if (text.equals("ANY") || text.equals("ACTIVE")) {
      return new Trigger(Moment.valueOf(text), List.of(), Party.SELF, 0);
    }
    Matcher m = FORM.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException(
          "a trigger must be ANY, ACTIVE, BEFORE(...), AFTER(...) or FORCED(...), was \"" + text + "\"");
    }
    List<Event> events = new ArrayList<>();
    String rest = m.group(2);
    for (Event event = first(rest); ; event = first(rest)) {
      events.add(event);
      rest = rest.substring(event.word.length());
      if (!rest.startsWith(" or ")) {
        break;
      }
      rest = rest.substring(4);
    }
    Matcher within = WITHIN.matcher(rest);
    boolean isNear = within.matches();
    Party party = EffectKeywords.one(Party.class, (isNear ? within.group(1) : rest).strip());
    if (isNear != (party == Party.ON_A_PILGRIM_WITHIN)) {
      throw new IllegalArgumentException("a distance belongs to \"on a pilgrim within\", was \"" + text + "\"");
    }
    return new Trigger(Moment.valueOf(m.group(1)), List.copyOf(events), party,
        isNear ? Integer.parseInt(within.group(2)) : 0);
  }

  /** Returns the event with which a text begins. */
  private static Event first(String text) {
    Event begun = null;
    for (Event event : Event.values()) {
      if ((text + " ").startsWith(event.word + " ")) {
        begun = event;
      }
    }
    if (begun == null) {
      List<String> words = new ArrayList<>();
      for (Event event : Event.values()) {
        words.add(event.word);
      }
      throw new IllegalArgumentException(
          "an event must be one of " + String.join(", ", words) + ", was \"" + text + "\"");
    }
    return begun;
  }

  /** Returns the bit for a moment and an event, null for a moment that has none. */
  public static long occasion(Moment moment, @Nullable Event event) {
    return event == null ? 1L << moment.ordinal()
        : 1L << WITHOUT_EVENTS + (moment.ordinal() - WITHOUT_EVENTS) * EVENTS + event.ordinal();
  }

  /** Returns bits of the moments and events at which such a card may be played. */
  public long occasions() {
    long bits = moment.ordinal() < WITHOUT_EVENTS ? occasion(moment, null) : 0;
    for (Event event : events) {
      bits |= occasion(moment, event);
    }
    return bits;
  }

  /** Returns the trigger in the notation of the ledger. */
  public String text() {
    if (events.isEmpty()) {
      return moment.name();
    }
    List<String> words = new ArrayList<>();
    events.forEach(event -> words.add(event.word));
    return moment + "(" + String.join(" or ", words) + " " + EffectKeywords.of(party) + (within > 0 ? " " + within : "") + ")";
  }
}
