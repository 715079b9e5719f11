package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.Blueprint;
import games.kumite.kungfu.content.BuildFault;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Sex;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.TraitEntry;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The building of a figure from nothing: what it has is bought piece by piece until done, and can be given back (D-74,
 * KF-RUL-199). Until then nothing has happened to the gang.
 *
 * @param gang the gang
 * @param stages the figure after each purchase, the one before all of them first
 */
record Build(int gang, List<Blueprint> stages) implements Question<GameState> {

  /** The choices of a sex other than the usual one (KF-RUL-48). */
  static final List<Sex> SEXES = List.of(Sex.FEMALE, Sex.NONE);

  private static final String WEAKER = "3"; // KF-GANG-04
  private static final String NO_LETTER = "A";
  private static final String TYPE = "value.type.";
  private static final String SEX = "custom.sex.";
  private static final String MARK = "custom.mark.";
  private static final EventType BUILT =
      EventType.of("built", "KF-GANG-08").seat("who").word("figure", Figures::id).number("points");
  private static final Map<BuildFault, Refusal> FAULTS = new EnumMap<>(BuildFault.class);

  static {
    for (BuildFault fault : BuildFault.values()) {
      FAULTS.put(fault, new Refusal(fault.rule(), fault.key()));
    }
  }

  /** Copies the list. */
  Build {
    stages = List.copyOf(stages);
  }

  /** Returns the question of a figure whose type has been chosen. */
  static Build of(int gang, SetupAction order) {
    return new Build(gang, List.of(Blueprint.of(FigureType.values()[order.value()])));
  }

  /** Offers to build a figure of each type, where building is agreed. */
  static void offer(GameState state, int gang, ActionCollector out) {
    if (!state.definition().settings.building()) {
      return;
    }
    FigureType[] types = FigureType.values();
    for (int i = types.length - 1; i >= 0; i--) { // Protagonists first, as in the content
      out.add(order(state, types[i]), refusal(state, gang, types[i]));
    }
  }

  private static SetupAction order(GameState state, FigureType type) {
    return flag(state, Verb.BUILD, type, TYPE);
  }

  private static @Nullable Refusal refusal(GameState state, int gang, FigureType type) {
    Blueprint plan = Blueprint.of(type);
    return new Build(gang, List.of(plan)).memberRefusal(state, plan, type.min());
  }

  /** Returns the choice to build a figure of a type drawn at random, null if the gang cannot have one. */
  static @Nullable SetupAction sample(GameState state, int gang, RandomSource random) {
    FigureType type = FigureType.values()[random.pick("type", 0, FigureType.values().length)];
    return refusal(state, gang, type) == null ? order(state, type) : null;
  }

  /** Returns the range of what a figure may cost that is to be built, in words. */
  static String range(GameState state, SetupAction order) {
    FigureType type = FigureType.values()[order.value()];
    return state.config().texts().text("aim.price-range", type.min(), type.max());
  }

  private Blueprint plan() {
    return stages.get(stages.size() - 1);
  }

  @Override
  public String kind() {
    return "build";
  }

  @Override
  public int seat(GameState state) {
    return state.seat(gang);
  }

  @Override
  public Prompt prompt(GameState state) {
    Blueprint plan = plan();
    int budget = state.definition().settings.budget();
    int left = Math.max(0, budget - state.gang(gang, Counters.POINTS));
    return Question.prompt(state, kind(), seat(state), state.config().texts().text(TYPE + Texts.word(plan.type())), plan.cost(content(state).prices()), plan.type().min(),
        plan.type().max(), left, bought(state));
  }

  /** Returns what has been bought so far, in words. */
  private String bought(GameState state) {
    Texts texts = state.config().texts();
    Map<Trait, TraitEntry> prices = content(state).prices();
    Blueprint plan = plan();
    List<String> words = new ArrayList<>();
    words.add("Q" + plan.type().quality() + " C" + plan.combat());
    if (plan.sex() != Sex.MALE) {
      words.add(texts.text(SEX + Texts.word(plan.sex())));
    }
    plan.marks().forEach(mark -> words.add(texts.text(MARK + Texts.word(mark))));
    for (int form = 0; form < plan.forms().size(); form++) {
      if (form > 0) {
        words.add(texts.text("custom.form", form + 1));
      }
      plan.forms().get(form).forEach(trait -> words.add(state.named(Objects.requireNonNull(prices.get(trait)).name())));
    }
    return String.join(", ", words);
  }

  private static Content content(GameState state) {
    return state.definition().content;
  }

  /** Returns the price in words. */
  @Override
  public String detail(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    Integer price = order.verb() == Verb.BUY ? Blueprint.price(plan().type(), content(state).traits().get(order.value())) : null;
    return price == null ? "" : price < 0 ? state.config().texts().text("aim.price-less", -price) : ChooseGang.price(state, price);
  }

  /**
   * Lists what may be bought; first what keeps to the order of the traits, in which every figure can be built (KF-RUL-189).
   */
  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Map<Trait, TraitEntry> prices = content(state).prices();
    Blueprint plan = plan();
    int last = plan.current().isEmpty() ? -1 : plan.current().get(plan.current().size() - 1).ordinal();
    out.add(SetupAction.of(state, Verb.DONE), doneRefusal(state, prices));
    traits(state, prices, last, Trait.values().length, out);
    BuildFault formFault = plan.formFault(prices);
    out.add(SetupAction.of(state, Verb.FORM), formFault != null ? FAULTS.get(formFault)
        : memberRefusal(state, plan, plan.withForm().leastCost(prices)));
    boolean isFirst = last < 0 && plan.forms().size() == 1;
    if (isFirst) {
      flags(state, out);
    }
    out.markSearchActions();
    traits(state, prices, -1, last, out);
    if (!isFirst) {
      flags(state, out);
    }
    out.add(SetupAction.of(state, Verb.BACK));
  }

  private @Nullable Refusal doneRefusal(GameState state, Map<Trait, TraitEntry> prices) {
    BuildFault fault = plan().fault(prices);
    return fault != null ? FAULTS.get(fault) : memberRefusal(state, plan(), plan().cost(prices));
  }

  /** Lists the traits from one on and before another one, by their places in the order of all traits. */
  private void traits(GameState state, Map<Trait, TraitEntry> prices, int from, int to, ActionCollector out) {
    List<TraitEntry> entries = content(state).traits();
    for (int i = 0; i < entries.size(); i++) {
      TraitEntry entry = entries.get(i);
      Trait trait = entry.trait();
      if (trait.ordinal() >= from && trait.ordinal() < to) {
        Refusal refusal = refusal(state, prices, trait);
        if (out.accepts(refusal)) {
          out.add(SetupAction.element(state, Verb.BUY, "token:trait-", entry.id(), i, state.named(entry.name())), refusal);
        }
      }
    }
  }

  private @Nullable Refusal refusal(GameState state, Map<Trait, TraitEntry> prices, Trait trait) {
    BuildFault fault = plan().fault(prices, trait);
    if (fault != null) {
      return FAULTS.get(fault);
    }
    Refusal refusal = memberRefusal(state, plan().with(trait), plan().with(trait).leastCost(prices));
    return refusal == ChooseGang.refusal(GangFault.RARE) ? null : refusal; // Rare may be bought again
  }

  /** Lists what costs nothing, or less than nothing. */
  private void flags(GameState state, ActionCollector out) {
    Blueprint plan = plan();
    if (plan.canBeWeaker()) {
      out.add(SetupAction.keyword(state, Verb.COMBAT, WEAKER, 0));
    }
    for (Sex sex : SEXES) {
      if (plan.sex() == Sex.MALE) {
        out.add(flag(state, Verb.SEX, sex, SEX));
      }
    }
    for (Mark mark : Mark.values()) {
      if (!plan.marks().contains(mark)) {
        out.add(flag(state, Verb.MARK, mark, MARK));
      }
    }
  }

  private static SetupAction flag(GameState state, Verb verb, Enum<?> flag, String key) {
    String word = Texts.word(flag);
    return SetupAction.element(state, verb, "", word, flag.ordinal(), state.config().texts().text(key + word));
  }

  /** Returns the reason why the gang cannot have a figure at a cost, null if it can. */
  private @Nullable Refusal memberRefusal(GameState state, Blueprint plan, int points) {
    Profile profile = Profile.of(plan, NO_LETTER, points);
    return state.definition().legacies.isEmpty() ? ChooseGang.refusal(state, new Recruits(state, gang), profile)
        : new Muster(gang).refusal(state, profile);
  }

  /** Returns one that is complete as it is, so that playouts come to an end; any other purchase otherwise. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    boolean isComplete = doneRefusal(state, content(state).prices()) == null;
    return isComplete ? SetupAction.of(state, Verb.DONE) : null;
  }

  @Override
  public void execute(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    switch (order.verb()) {
      case DONE -> join(state);
      case BACK -> back(state);
      case BUY -> buy(state, plan().with(content(state).traits().get(order.value()).trait()));
      case COMBAT -> buy(state, plan().weaker());
      case SEX -> buy(state, plan().with(Sex.values()[order.value()]));
      case MARK -> buy(state, plan().with(Mark.values()[order.value()]));
      default -> buy(state, plan().withForm());
    }
  }

  private void buy(GameState state, Blueprint plan) {
    List<Blueprint> all = new ArrayList<>(stages);
    all.add(plan);
    state.ask(new Build(gang, all));
  }

  /** Gives the last purchase back; without one the figure is not built. */
  private void back(GameState state) {
    if (stages.size() > 1) {
      state.ask(new Build(gang, stages.subList(0, stages.size() - 1)));
    } else if (state.definition().legacies.isEmpty()) {
      state.ask(new ChooseGang(gang));
    } else {
      state.then(new Muster(gang));
    }
  }

  private void join(GameState state) {
    int profile = state.figures().build(plan());
    int figure;
    if (state.definition().legacies.isEmpty()) {
      figure = new ChooseGang(gang).join(state, profile);
    } else {
      figure = new Muster(gang).replace(state, profile);
    }
    state.emit(BUILT, state.seat(gang), state.figures().code(figure), state.figures().profileAt(profile).points);
  }
}
