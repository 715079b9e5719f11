package games.kumite.kungfu.state;

import games.kumite.api.InvalidSetupException;
import games.kumite.kungfu.content.AttackEntry;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.GangLimits;
import games.kumite.kungfu.content.Legacy;
import games.kumite.kungfu.content.LegacyFormat;
import games.kumite.kungfu.content.LocationEntry;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.PropEntry;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The fixed terms of a match: its settings and the content. Immutable; shared by matches of equal settings. Immutable; shared by
 * matches of equal settings.
 */
@Immutable
public final class MatchDefinition {

  private static final String OTHER = "other";
  private static final int PALM = 3;
  private static final int SIDES = 6;
  private static final int PALM_ON_EXTRA = 1;

  /** The number of dice that a figure foresees. */
  public static final int FORESEEN = 3;

  /** The settings. */
  public final Settings settings;
  /** The content. */
  public final Content content;
  /** The limits of a gang. */
  public final GangLimits limits;
  /** The procedures that rules of a lower package start. */
  public final Callbacks callbacks;
  /** Every action from the first turn on. */
  public final Actions actions;
  /** The table to be laid out, null if it is chosen or made. */
  public final @Nullable TableLayout table;
  /** The effects of props, in the order of the content. */
  public final PropEntry[] props;
  /** The effects of any other solid thing as a prop. */
  public final PropEntry otherProp;
  private final long[] propFlags;
  /** The effects of the Quivering Palm, against a Protagonist and against an Extra (KF-RUL-81). */
  public final AttackEntry palm;
  /** The effects of the palm against an Extra. */
  public final AttackEntry palmOnExtra;
  private final Profile[] profiles;
  private final @Nullable GangFault[] faults;
  private final int[] cheapestExtras;
  private final TableLayout[] layouts;
  /** The dice that can be foreseen: those of each gang, a few for each figure (KF-TRT-43a). */
  public final SecretNumberLayout foreseen;
  /** The most figures of a gang that can foresee dice. */
  private final int diviners;
  final int room;
  /** The results that each gang brings from its last battle, none if there was none (KF-ADV). */
  public final List<Legacy> legacies;

  /**
   * Creates the terms of a match.
   *
   * @throws InvalidSetupException if there is no such table, or no location that it suits, or gangs bring what they
   *     cannot have
   */
  public MatchDefinition(Settings settings, Content content, Actions actions, Callbacks callbacks) {
    this.callbacks = callbacks;
    this.settings = settings;
    this.content = content;
    this.actions = actions;
    this.limits = settings.limits();
    this.table = table(settings.table(), content);
    palm = palm(content, PALM);
    palmOnExtra = palm(content, PALM_ON_EXTRA);
    List<PropEntry> named = new ArrayList<>(content.props().values());
    otherProp = Objects.requireNonNull(content.props().get(OTHER));
    named.remove(otherProp);
    props = named.toArray(PropEntry[]::new);
    propFlags = new long[props.length];
    for (int i = 0; i < props.length; i++) {
      propFlags[i] = Flag.valueOf(props[i].id().toUpperCase(Locale.ROOT)).bit();
    }
    room = FigureNames.room(limits);
    boolean isForExtras = content.profiles().stream()
        .anyMatch(profile -> profile.type.isExtra() && profile.has(0, Trait.I_CHING_DIVINATION)); // KF-RUL-50: as printed
    diviners = isForExtras ? limits.maxFigures() : limits.maxProtagonists();
    foreseen = foreseen(settings, diviners);
    legacies = LegacyFormat.read(content, GangsAndSides.of(settings.seats()).gangs(), limits, settings.campaign());
    layouts = content.tables().values().stream()
        .map(layout -> layout.enlarged(settings.width(), settings.height())).toArray(TableLayout[]::new);
    profiles = new Profile[content.profiles().size() + content.guests().size()];
    for (int i = 0; i < profiles.length; i++) {
      profiles[i] = i < content.profiles().size() ? content.profiles().get(i)
          : content.guests().get(i - content.profiles().size());
    }
    faults = content.gangs().stream().map(gang -> limits.fault(gang.members().stream().map(this::profile).toList()))
        .toArray(GangFault[]::new);
    cheapestExtras = limits.cheapestExtras(content.profiles());
    for (int i = 0; settings.building() && i < cheapestExtras.length; i++) {
      cheapestExtras[i] = Math.min(cheapestExtras[i], FigureType.EXTRA.min()); // one can be built
    }
  }

  /** Returns every action in a match of a number of gangs, with a number of figures each. */
  static Actions actions(Texts texts, int gangs, int room) {
    List<String> figures = FigureNames.ids(gangs, room);
    List<String> objects = FigureNames.objects();
    List<String> directions = IntStream.range(0, Directions.COUNT).mapToObj(String::valueOf).toList();
    List<String> hours = IntStream.range(0, Directions.COUNT)
        .mapToObj(direction -> texts.text("word." + Whereabouts.clockWord(direction))).toList();
    return Actions.of(texts, ActionVerb.values()).elements(FigureNames.LIST, figures, bare(figures))
        .elements(FigureNames.OBJECTS, objects, bare(objects)).elements(Arguments.DIRECTION.name(), directions, hours).build();
  }

  /** Returns ids without their kinds, for labels: actions are shared by matches, in which figures are called differently. */
  private static List<String> bare(List<String> ids) {
    return ids.stream().map(id -> id.substring(id.indexOf(':') + 1)).toList();
  }

  private static @Nullable TableLayout table(String id, Content content) {
    if (id.isEmpty() || id.equals(Settings.GENERATED)) {
      return null;
    }
    TableLayout table = content.tables().get(id);
    if (table == null) {
      throw new InvalidSetupException("option table must be " + Settings.GENERATED + ", "
          + String.join(", ", content.tables().keySet()) + " or empty, was " + id);
    }
    if (content.locations().stream().noneMatch(location -> location.suits(table))) {
      throw new InvalidSetupException("option table: no location has " + LocationEntry.MIN_TRAITS
          + " traits that the table " + id + " carries");
    }
    return table;
  }

  /** Returns the table of hand-to-hand combat with vibrations at a price (KF-TRT-57c). */
  private static AttackEntry palm(Content content, int points) {
    List<PricedEffect> lines = new ArrayList<>(Objects.requireNonNull(content.attacks().get("hand-to-hand")).effects());
    lines.add(new PricedEffect(points, "KF-TRT-57c", Effect.Plain.VIBRATIONS));
    return new AttackEntry("quivering-palm", List.copyOf(lines));
  }

  private static SecretNumberLayout foreseen(Settings settings, int diviners) {
    GangsAndSides parties = GangsAndSides.of(settings.seats());
    SecretNumberLayout.Builder cells = SecretNumberLayout.forSeats(settings.seats());
    for (int gang = 0; gang < parties.gangs(); gang++) {
      for (int die = 0; die < FORESEEN * diviners; die++) {
        cells.cell("i-ching-" + (gang + 1) + "-" + (die + 1), SIDES, parties.seat(gang), Visibility.OWNER);
      }
    }
    return cells.build();
  }

  /** Returns the place of the first of the dice that a figure foresees, by its gang and how many of them foresee before it. */
  public int firstForeseen(int gang, int figures) {
    return FORESEEN * (gang * diviners + figures);
  }

  /** Returns a table of the content, by its place there, as large as a number of seats need (KF-MUL-02a, KF-RUL-77). */
  public TableLayout layout(int index) {
    return layouts[index];
  }

  /** Returns the bit of the flag by which a piece is this prop. */
  public long propFlag(PropEntry entry) {
    for (int i = 0; i < props.length; i++) {
      if (props[i] == entry) {
        return propFlags[i];
      }
    }
    return 0;
  }

  /** Returns a profile: those of the gangs first, then the guests. */
  public Profile profile(int index) {
    return profiles[index];
  }

  /** Returns the number of profiles; figures that are built have the numbers from it on. */
  int profileCount() {
    return profiles.length;
  }

  /** Returns the first rule that a gang of the content breaks, by its place there; null if it is ready. */
  public @Nullable GangFault fault(int gang) {
    return faults[gang];
  }

  /** Returns the lowest cost of an Extra that completes a gang after a profile, more than there are points if none does. */
  public int cheapestExtra(int profile) {
    return cheapestExtras[profile];
  }

  /** Returns the number of a guest. */
  public int guest(String id) {
    for (int i = content.profiles().size(); i < profiles.length; i++) {
      if (profiles[i].id.equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no guest " + id);
  }
}
