package games.kumite.spi.content;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.SmallGame;
import games.kumite.spi.State;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.learn.ActionSet;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game whose roles are words of its content: what a role does is said in words that the code knows. */
public final class Guild extends SmallGame {

  static final int DAYS = 2;
  private static final Phase DAY = Phase.of("day", "Day");

  /** What a role does; nobody can invent one. */
  enum Effect { TAX, STEAL }

  /** A role, as a file has it. */
  record Role(String id, String label, Effect effect, @Range(min = 1, max = 9) int coins) {}

  /** What is fixed: the roles and what can be done. */
  record Terms(List<Role> roles, Actions actions) {
    static Terms of(MatchConfig config, List<Role> roles) {
      return new Terms(roles, Actions.of(config.texts(), Word.values()).words("roles",
          roles.stream().map(Role::id).toList(), roles.stream().map(Role::label).toList()).build());
    }
  }

  enum Word implements Verb {
    CLAIM;

    @Override
    public List<Argument> arguments() {
      return List.of(Argument.word("roles"));
    }
  }

  /** A new game. */
  public Guild() {
    super("guild", "guild", List.of(2), DAY, GuildRules.class);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.directory("content", "A directory with roles.json."));
  }

  /** No role is named here: a match has the words of its content. */
  @Override
  public List<String> keywords() {
    return List.of();
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(2 * DAYS).withScoreRange(0, 2 * 9 * DAYS);
  }

  static final class GuildRules implements Rules<Hall> {

    private final DefinitionCache<Map<String, Object>, List<Role>, List<Role>> roles = new DefinitionCache<>(
        new ContentCache<>(GuildRules::read), options -> (String) options.get("content"), (options, content) -> content);
    private final Texts texts;

    @Inject
    GuildRules(Texts texts) {
      this.texts = texts;
    }

    private static List<Role> read(String directory) {
      ContentReader reader = ContentSource.shipped(Guild.class, "guild").withDirectory(directory).open();
      List<Role> roles = reader.list("roles", Role.class);
      reader.requireValid();
      return roles;
    }

    @Override
    public Hall initialState(MatchConfig config) {
      try {
        Hall hall = new Hall(config, Terms.of(config, roles.of(config.options())));
        hall.ask(Claim.CLAIM);
        return hall;
      } catch (IllegalArgumentException broken) {
        throw new InvalidSetupException("option content: " + broken.getMessage());
      }
    }

    @Override
    public ActionSet actionSet(Hall hall) {
      return hall.terms.actions();
    }

    @Override
    public void describe(Hall hall, TableBuilder table) {
      for (int seat = 0; seat < 2; seat++) {
        TableBuilder.Node node = table.seat(seat).set("coins", hall.coins[seat]);
        if (hall.claimed[seat] >= 0) {
          node.add(Element.Kind.TOKEN, "role-" + (seat + 1))
              .set("role", hall.terms.roles().get(hall.claimed[seat]).id());
        }
      }
    }
  }

  static final class Hall extends State<Hall> {

    private final Terms terms;
    private final int[] coins;
    private final int[] claimed;
    private int turns;

    Hall(MatchConfig config, Terms terms) {
      super(config);
      this.terms = terms;
      coins = new int[2];
      claimed = new int[] {-1, -1};
    }

    private Hall(Hall other) {
      super(other);
      terms = other.terms;
      coins = other.coins.clone();
      claimed = other.claimed.clone();
      turns = other.turns;
    }

    @Override
    public Hall copy() {
      return new Hall(this);
    }

    @Override
    protected @Nullable String displayName(String id) {
      return terms.roles().stream().filter(role -> role.id().equals(id)).map(Role::label).findFirst().orElse(null);
    }

    private String role(int place) {
      return terms.roles().get(place).id();
    }
  }

  enum Claim implements Question<Hall> {
    CLAIM;

    private static final EventType CLAIMED =
        EventType.of("claimed", "").seat("by").word("role", Hall::role).number("coins");

    @Override
    public int seat(Hall hall) {
      return hall.turns % 2;
    }

    @Override
    public void collectActions(Hall hall, ActionCollector out) {
      for (int role = 0; role < hall.terms.roles().size(); role++) {
        out.add(hall.terms.actions().of(Word.CLAIM, role));
      }
    }

    @Override
    public void execute(Hall hall, Action action) {
      int seat = seat(hall);
      int place = ((VerbAction) action).first();
      Role role = hall.terms.roles().get(place);
      int taken = role.effect() == Effect.TAX ? role.coins() : Math.min(role.coins(), hall.coins[1 - seat]);
      hall.coins[seat] += taken;
      hall.coins[1 - seat] -= role.effect() == Effect.STEAL ? taken : 0;
      hall.claimed[seat] = place;
      hall.emit(CLAIMED, seat, place, hall.coins[seat]);
      if (++hall.turns == 2 * DAYS) {
        hall.finish(Outcome.byScore("closed", hall.coins));
      } else {
        hall.ask(this);
      }
    }
  }
}
