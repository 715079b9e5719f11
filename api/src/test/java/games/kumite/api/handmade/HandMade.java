package games.kumite.api.handmade;

import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A game made of positions. */
public final class HandMade implements Game {

  private final String id;
  private final GameProperties properties;
  private final List<Integer> seatCounts;
  private final List<Option> options;
  private final Dealer dealer;
  private final List<Phase> phases;

  /** Begins a match. */
  public interface Dealer {
    /** The first position. */
    Position deal(int seats, Map<String, Object> options, SeededRandom chance);
  }

  private HandMade(String id, GameProperties facts, List<Integer> seatCounts, List<Option> options, Dealer dealer, List<Phase> phases) {
    this.id = id;
    this.properties = facts;
    this.seatCounts = seatCounts;
    this.options = options;
    this.dealer = dealer;
    this.phases = phases;
  }

  /** A game for two. */
  public static HandMade game(String id, GameProperties facts, Dealer dealer) {
    return new HandMade(id, facts, List.of(2), List.of(), dealer, List.of(Phase.of("play", "Play")));
  }

  /** The same with other seat counts. */
  public HandMade seats(Integer... counts) {
    return new HandMade(id, properties, List.of(counts), options, dealer, phases);
  }

  /** The same with an option. */
  public HandMade option(Option option) {
    List<Option> more = new ArrayList<>(options);
    more.add(option);
    return new HandMade(id, properties, seatCounts, more, dealer, phases);
  }

  /** The same with other phases. */
  public HandMade phases(String... ids) {
    return new HandMade(id, properties, seatCounts, options, dealer, Stream.of(ids).map(phase -> Phase.of(phase, phase)).toList());
  }

  /** A match at its first decision. */
  public Match start(long seed) {
    return start(Setup.seats(seatCounts.get(0)).seed(seed));
  }

  @Override
  public Match start(Setup setup) {
    if (!seatCounts.contains(setup.names().size())) {
      throw new InvalidSetupException("seats must be " + seatCounts + ", were " + setup.names().size());
    }
    Map<String, Object> values = new LinkedHashMap<>();
    options.forEach(option -> values.put(option.id(), option.defaultValue()));
    setup.options().forEach((name, value) -> {
      Option option = options.stream().filter(known -> known.id().equals(name)).findFirst().orElseThrow(
          () -> new InvalidSetupException("unknown option " + name));
      values.put(name, option.convert(value));
    });
    List<Seat> seats = new ArrayList<>();
    for (String name : setup.names()) {
      seats.add(new Seat(seats.size(), name, properties.isCooperative() ? 0 : seats.size()));
    }
    SeededRandom chance = (SeededRandom) setup.newRandom();
    String header = MatchRecord.header(id, version(), setup.names(), values, chance.seed());
    Position first = dealer.deal(seats.size(), values, chance);
    return new HandMadeMatch(this, seats, first, chance, setup.isRecorded() ? header + "0 start #000000\n" : null);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return id;
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return seatCounts;
  }

  @Override
  public List<Option> options() {
    return options;
  }

  @Override
  public List<Phase> phases() {
    return phases;
  }

  @Override
  public List<String> keywords() {
    return List.of();
  }

  @Override
  public GameProperties properties() {
    return properties;
  }

  @Override
  public Match resume(MatchRecord record) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Match resume(MatchRecord record, RandomSource random) {
    throw new UnsupportedOperationException();
  }
}
