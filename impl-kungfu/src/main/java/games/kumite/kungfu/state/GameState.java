package games.kumite.kungfu.state;

import games.kumite.api.Keys;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Places;
import games.kumite.spi.State;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.SecretNumbers;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The state of a match: figures, board, gangs, scenario. Gang, side and seat are three things: {@link GangsAndSides}. */
public final class GameState extends State<GameState> {

  private static final Plot[] PLOTS = Plot.values();
  private static final Board BARE = new Board(9000, 9000, List.of()); // KF-SET-02

  private static final byte[] NEW = {};

  private final MatchDefinition definition;
  private final GangsAndSides parties;
  private final Figures figures;
  private final Objects objects;
  private final Swarms swarms;
  private final Cars cars;
  private final int[] numbers;
  private final int[] gangs;
  /** The sum of the numbers, and of those of the gangs. */
  private long sum;
  private Board board;
  private long traits;
  private long marked;
  private long searched;
  private long sought;
  private long burning;
  private byte[] wear = NEW;
  private @Nullable SecretNumbers foreseen;

  /** Creates the state before anything has happened. */
  public GameState(MatchConfig config, MatchDefinition definition) {
    super(config);
    this.definition = definition;
    parties = GangsAndSides.of(config.seats().size());
    figures = new Figures(definition, parties);
    objects = new Objects();
    swarms = new Swarms();
    cars = new Cars();
    numbers = new int[Counters.SIZE];
    gangs = new int[Counters.GANG_SIZE * parties.gangs()];
    board = BARE;
    for (int place : new int[] {Counters.ATTACKER, Counters.PLOT, Counters.LOCATION, Counters.OBJECT, Counters.HOLDER, Counters.TARGET,
        Counters.COMPLICATION, Counters.VIP, Counters.VIP_FIGURE, Counters.ACTIVE, Counters.FIRST, Counters.CONCERN, Counters.LAST, Counters.TABLE,
        Counters.SEEKER, Counters.QUARRY}) {
      set(place, -1);
    }
  }

  private GameState(GameState other) {
    super(other);
    definition = other.definition;
    parties = other.parties;
    figures = new Figures(other.figures);
    objects = new Objects(other.objects);
    swarms = new Swarms(other.swarms);
    cars = new Cars(other.cars);
    numbers = other.numbers.clone();
    gangs = other.gangs.clone();
    sum = other.sum;
    board = other.board;
    traits = other.traits;
    marked = other.marked;
    searched = other.searched;
    sought = other.sought;
    burning = other.burning;
    wear = other.wear.length == 0 ? NEW : other.wear.clone();
    foreseen = other.foreseen == null ? null : new SecretNumbers(other.foreseen);
  }

  @Override
  public GameState copy() {
    return new GameState(this);
  }

  @Override
  protected long publicKeyPart() {
    long key = Keys.join(Keys.join(Keys.join(figures.key(), sum), board.key()), traits);
    key = Keys.join(Keys.join(Keys.join(Keys.join(key, marked), burning), searched), sought);
    key = objects.count() == 0 ? key : Keys.mix(key, objects.key());
    key = swarms.count() == 0 ? key : Keys.mix(key, swarms.key());
    key = cars.count() == 0 ? key : Keys.mix(key, cars.key());
    return wear.length == 0 ? key : Keys.mix(key, wear, wear.length);
  }

  @Override
  protected List<HiddenPart> hiddenParts() {
    return foreseen == null ? List.of() : List.of(foreseen);
  }

  @Override
  protected List<SecretNumberLayout> secretLayouts() {
    return List.of(definition.foreseen);
  }

  @Override
  protected void collectPlaces(Places places) {
    for (int figure = 0; figure < figures.count(); figure++) {
      long place = figures.place(figure);
      String id = Figures.id(figures.code(figure));
      if (place != Place.NOWHERE) {
        places.at(id, Place.x(place), Place.y(place));
      } else if (figures.gang(figure) != Figures.NEUTRAL) {
        places.at(id, config().seats().get(seat(figures.gang(figure))).id());
      }
    }
    for (int object = 0; object < objects.count(); object++) {
      if (!objects.isGone(object)) {
        int carrier = objects.carrier(object);
        put(places, Objects.id(object), carrier == Figures.NOBODY ? objects.place(object) : figures.place(carrier));
      }
    }
    for (int swarm = 0; swarm < swarms.count(); swarm++) {
      put(places, "token:" + Swarms.name(swarm), swarms.middle(swarm));
    }
    for (int i = 0; i < board.pieces(); i++) {
      if (board.isThere(i)) {
        Piece piece = board.piece(i);
        places.sceneryAt("terrain:" + piece.id, piece.outline.left(), piece.outline.low());
      }
    }
  }

  private static void put(Places places, String id, long place) {
    if (place == Place.NOWHERE) {
      places.at(id, "board:table");
    } else {
      places.at(id, Place.x(place), Place.y(place));
    }
  }

  /** Returns the dice that figures have foreseen (KF-TRT-43a). */
  public SecretNumbers foreseen() {
    if (foreseen == null) {
      foreseen = new SecretNumbers(definition.foreseen);
    }
    return foreseen;
  }

  /** Lifts the cup: everyone sees the foreseen dice that were not used (KF-TRT-43c). */
  public void lift() {
    for (int cell = 0; foreseen != null && cell < definition.foreseen.cells().size(); cell++) {
      foreseen.show(definition.foreseen.cells().get(cell), CardLayout.allViewers(config().seats().size()));
    }
  }

  /** Returns the display name of a figure: its type, and the name in its id. */
  public String called(int figure) {
    return named(figures.profile(figure)) + " " + figures.name(figure);
  }

  /** Returns the display name of content in the language of the match; content of an owner has the name that it is given. */
  public String named(String name) {
    return ShippedNames.of(config().texts(), name);
  }

  /** Returns the display name of a profile; the game names those that were built. */
  public String named(Profile profile) {
    return profile.letter.isEmpty() ? named(profile.name)
        : config().texts().text("custom." + Texts.word(profile.type), profile.letter);
  }

  @Override
  protected @Nullable String displayName(String id) {
    int figure = id.startsWith(Figures.KIND) ? figures.named(id.substring(Figures.KIND.length())) : Figures.NOBODY;
    String terrain = figure == Figures.NOBODY ? Whereabouts.called(this, id) : "";
    if (figure != Figures.NOBODY || !terrain.isEmpty()) {
      return figure != Figures.NOBODY ? called(figure) : terrain;
    }
    String name = definition.content.called(id);
    return name == null ? null : named(name);
  }

  /** Returns the fixed terms of the match. */
  public MatchDefinition definition() {
    return definition;
  }

  /** Returns the procedures that rules of a lower package start. */
  public Callbacks callbacks() {
    return definition.callbacks;
  }

  /** Returns every action from the first turn on. */
  public Actions actions() {
    return definition.actions;
  }

  /** Returns whether the match has ended. */
  public boolean isOver() {
    return isFinished();
  }

  /** Returns the seat that runs a figure, -1 for a neutral one. */
  public int seatOf(int figure) {
    int gang = figures.gang(figure);
    return gang == Figures.NEUTRAL ? Figures.NEUTRAL : seat(gang);
  }

  /** Returns the first gang that a seat runs. */
  public int gangOf(int seat) {
    return seat;
  }

  /** Returns the figures. */
  public Figures figures() {
    return figures;
  }

  /** Returns the objects. */
  public Objects objects() {
    return objects;
  }

  /** Returns the cars that have moved, or in which a figure has sat. */
  public Cars cars() {
    return cars;
  }

  /** Returns the swarms of bees. */
  public Swarms swarms() {
    return swarms;
  }

  /** Returns the table as it is now. */
  public Board board() {
    return board;
  }

  /** Changes the scenery. */
  public void lay(Board changed) {
    board = changed;
  }

  /** Returns the wear of a piece of scenery, a number of which its kind says what it means; 0 at the beginning. */
  public int wear(int piece) {
    return piece < wear.length ? wear[piece] : 0;
  }

  /** Sets the wear of a piece of scenery. */
  public void wear(int piece, int now) {
    if (piece >= wear.length) {
      wear = Arrays.copyOf(wear, Math.max(piece + 1, board.pieces()));
    }
    wear[piece] = (byte) now;
  }

  /** Returns a number of the match. */
  public int get(int place) {
    return numbers[place];
  }

  /** Sets a number of the match. */
  public void set(int place, int value) {
    sum += Keys.delta(place, numbers[place], value);
    numbers[place] = value;
  }

  /** Returns a number of a gang. */
  public int gang(int gang, int place) {
    return gangs[gang * Counters.GANG_SIZE + place];
  }

  /** Sets a number of a gang. */
  public void gang(int gang, int place, int value) {
    int at = gang * Counters.GANG_SIZE + place;
    sum += Keys.delta(~at, gangs[at], value);
    gangs[at] = value;
  }

  /** Returns how many gangs there are. */
  public int gangs() {
    return parties.gangs();
  }

  /** Returns the seat that runs a gang. */
  public int seat(int gang) {
    return parties.seat(gang);
  }

  /** Returns the side that a gang is on. */
  public int side(int gang) {
    return parties.side(gang);
  }

  /** Returns the first gang of a side. */
  public int lead(int side) {
    return parties.lead(side);
  }

  /** Returns the first gang of the side opposed to a gang's. */
  public int opponent(int gang) {
    return lead(GangsAndSides.opposing(side(gang)));
  }

  /** Returns the side that attacks. */
  public int attackers() {
    return get(Counters.ATTACKER);
  }

  /** Returns the side that defends. */
  public int defenders() {
    return GangsAndSides.opposing(attackers());
  }

  /** Returns the seat that speaks for the attackers. */
  public int attacker() {
    return seat(lead(attackers()));
  }

  /** Returns the seat that speaks for the defenders. */
  public int defender() {
    return seat(lead(defenders()));
  }

  /** Returns the Plot: the goal of the attacker. */
  public Plot plot() {
    return PLOTS[get(Counters.PLOT)];
  }

  /** Returns whether a trait of the location holds (KF-LOC-01a). */
  public boolean has(LocationTrait trait) {
    return (traits >> trait.ordinal() & 1) != 0;
  }

  /** Returns whether a Crowd is there: of the location, or of Chinese New Year (KF-LOC-11, KF-CPL-05). */
  public boolean isCrowded() {
    return has(LocationTrait.CROWD) || get(Counters.COMPLICATION) == Complication.CHINESE_NEW_YEAR.ordinal();
  }

  /** Lets a trait of the location hold. */
  public void choose(LocationTrait trait) {
    traits |= 1L << trait.ordinal();
  }

  /** Returns whether a scenic item is one of those to be destroyed (KF-PLT-14a), by its place among the scenic items. */
  public boolean isMarked(int item) {
    return (marked >> item & 1) != 0;
  }

  /** Names a scenic item as one to be destroyed. */
  public void mark(int item) {
    marked |= 1L << item;
  }

  /** Removes the marks of the scenic items to be destroyed (KF-RUL-144). */
  public void unmarkAll() {
    marked = 0;
  }

  /** Returns the scenic items that burn, a bit for each by its place among the scenic items (KF-CPL-06a). */
  public long burning() {
    return burning;
  }

  /** Records that a scenic item burns. */
  public void burn(int item) {
    burning |= 1L << item;
  }

  /** Records that a scenic item does not burn any more. */
  public void quench(int item) {
    burning &= ~(1L << item);
  }

  /** Returns whether a scenic item has been searched in vain (KF-RUL-69), by its place among the scenic items. */
  public boolean isSearched(int item) {
    return (searched >> item & 1) != 0;
  }

  /** Records that a scenic item has been searched in vain. */
  public void search(int item) {
    searched |= 1L << item;
  }

  /** Returns whether a scenic item has been searched in vain for the Artefact (KF-CPL-01a). */
  public boolean isSought(int item) {
    return (sought >> item & 1) != 0;
  }

  /** Records that a scenic item has been searched in vain for the Artefact. */
  public void seek(int item) {
    sought |= 1L << item;
  }

  /** Returns the members of a gang, in the order of their numbers, guests left out. */
  public List<Profile> members(int gang) {
    return IntStream.range(0, figures.count())
        .filter(figure -> figures.home(figure) == gang && !figures.profile(figure).isGuest)
        .mapToObj(figures::profile).toList();
  }

  /** Returns the side that cost less: +1 on the rolls before the game; -1 if both cost the same (KF-SET-11, KF-RUL-171). */
  public int cheaper() {
    int[] points = new int[GangsAndSides.SIDES];
    for (int gang = 0; gang < gangs(); gang++) {
      points[side(gang)] += gang(gang, Counters.POINTS);
    }
    return points[0] == points[1] ? -1 : points[0] < points[1] ? 0 : 1;
  }
}
